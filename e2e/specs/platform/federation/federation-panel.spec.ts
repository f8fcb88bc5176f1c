import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { federationPanelOf } from '../../../actions/federation-panel.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage, withScheme } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address as ownAddress, dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { DEMO_PASSWORD, fetchTokens } from '../../../product/records/account.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

const address = ownAddress();
/** The panel is opened once the browser is idle. */
const open = '/opportunities/sell-opportunities?federation';

for (const [language, scheme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 360],
] as const) {
  test(
    `staff see the release set of the page, and take it away as JSON (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 900 });
      await withLanguage(context, language);
      await withScheme(context, scheme);
      await authenticate(context, 'staff@handover.test');
      await page.goto(address + open);
      const { t, panel, table, refresh, download } = federationPanelOf(page, language);
      await expect(panel.getByRole('heading', { name: t('label') })).toBeFocused();
      const set = await (await fetch(`${address}/release-set.json`)).json();
      await expect(panel.getByText(set.id)).toBeVisible();
      const row = table('packages').getByRole('row', { name: /^mfe-opportunities/ });
      await refresh();
      await expect(row).toContainText(t('runs.current'));
      await expect(row).toContainText(' ms');
      await expect(row).toContainText(t('pass'));
      await expect(panel.getByText(t('socket.open'))).toBeVisible();
      await expect(panel.getByText(t('noFailures'))).toBeVisible();
      const react = table('shared').getByRole('row', { name: /^react / });
      await expect(react).toContainText('mfe-auth, mfe-companies');
      expect(await axeFindings(page)).toEqual([]);

      const report = await download();
      expect(report.set).toMatchObject({ id: set.id, isCurrent: true });
      expect(report.packages.map(({ name }: { name: string }) => name)).toEqual([
        'host',
        ...Object.keys(set.remotes),
      ]);
      expect(report.packages[0].size).toBeGreaterThan(10_000);
      // It has names of calls, such as that for a token, but no session.
      const text = JSON.stringify(report);
      for (const { value } of await context.cookies())
        if (value.length > 20) expect(text).not.toContain(value);
      expect(text).not.toContain('eyJ');

      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    },
  );
}

test('a failure is in the panel, with its code', async ({ page, context, watched }) => {
  await authenticate(context, 'staff@handover.test');
  await page.route(/\/r\/mfe-opportunities\/[^/]+\/entry/, (route) => route.abort());
  await page.goto(address + open);
  const { t, panel, table } = federationPanelOf(page);
  const row = table('failures').getByRole('row', { name: /HR-301 mfe-opportunities/ });
  await expect(panel.getByRole('heading', { name: t('label') })).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: t('refresh') }).click();
    await expect(row.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(unexpected(watched.messages, 'ERR_FAILED')).toEqual([]);
});

test('there is no panel for others', async ({ page, context }) => {
  await authenticate(context, 'seller@handover.test');
  // The panel's code is loaded, then the panel reads the current user.
  const code = page.waitForResponse(/\/r\/host\/[^/]+\/federation-panel\.js/);
  await page.goto(address + open);
  await code;
  await page.waitForLoadState('networkidle');
  await expect(federationPanelOf(page).panel).toHaveCount(0);
});

test.describe('after a release and a revocation', () => {
  const REMOTE = 'mfe-notifications';
  const productDir = ownDataDir();
  let dataDir: string;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let good: string;
  let bad: string;

  test.beforeAll(async () => {
    test.setTimeout(HANG_LIMIT_MS);
    dataDir = mkdtempSync(join(tmpdir(), 'handover-panel-'));
    cpSync(join(productDir, 'releases'), join(dataDir, 'releases'), { recursive: true });
    const api = apiAddressOf(productDir);
    gateway = await startGateway(dataDir, api);
    const commands = releaseCommands(dataDir, api);
    good = (await (await fetch(`${gateway.address}/release-set.json`)).json()).remotes[REMOTE].version;
    const build = copyAsVersion(join(dataDir, 'releases', REMOTE, good), 0, join(dataDir, 'build'));
    const file = join(build, 'build-manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.descriptor.calls.push('GET /api/deals/');
    manifest.descriptor.budgets = { js: 1, css: 50 };
    writeFileSync(file, JSON.stringify(manifest));
    bad = manifest.version;
    const results = [
      await commands.release(REMOTE, build, 'ada', '--over-budget'),
      await commands.command('revoke', REMOTE, bad, '--by', 'ben', '--note', 'wrong sums'),
    ];
    for (const { code, output } of results) expect(code, output).toBe(0);
  });
  test.afterAll(async () => {
    await gateway?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  for (const [language, bytes] of [
    ['en', /\d\d\.\d kB.*, over its budget of 1 kB.* kB of 50 kB.*calls GET \/api\/deals\//],
    ['fr', /\d\d,\d\sko.*, plus que le budget de 1\sko.*\sko sur 50\sko.*appelle GET \/api\/deals\//],
  ] as const) {
    test(
      `staff see the ledger, and what was revoked for which reason; as JSON, too (${language})`,
      tagByLanguage('en', language),
      async ({ page, context }) => {
        await withLanguage(context, language, gateway.address);
        await authenticate(context, 'staff@handover.test', gateway.address);
        await page.goto(gateway.address + open);
        const { t, table, download } = federationPanelOf(page, language);
        const rows = table('releases.title').getByRole('row');
        const revocation = rows.filter({ hasText: t('releases.actions.revoke') });
        await expect(revocation).toContainText(`${REMOTE}${bad} → ${good}`);
        await expect(revocation).toContainText('benwrong sums');
        await expect(rows.filter({ hasText: `${good} → ${bad}` })).toContainText(bytes);
        await expect(table('revoked.title').getByRole('row', { name: `${REMOTE} ${bad}` })).toContainText(
          'benwrong sums',
        );
        expect(await axeFindings(page)).toEqual([]);
        const { releases } = await download();
        expect(releases.revoked).toEqual([
          { name: REMOTE, version: bad, at: expect.any(String), by: 'ben', note: 'wrong sums' },
        ]);
        expect(releases.entries[1].ledger[REMOTE]).toMatchObject({
          budgets: { js: 1, css: 50 },
          asks: [{ kind: 'call', name: 'GET /api/deals/' }],
        });
      },
    );
  }

  test('nobody else can read it', async () => {
    const seller = await fetchTokens(gateway.address, {
      email: 'seller@handover.test',
      password: DEMO_PASSWORD,
    });
    const statuses = ['', `Bearer ${seller.access}`].map(
      async (authorization) =>
        (await fetch(`${gateway.address}/releases.json`, { headers: { authorization } })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403]);
  });
});
