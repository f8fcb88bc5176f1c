import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { federationPanelOf } from '../../../actions/federation-panel.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage, withScheme } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

const REMOTE = 'mfe-opportunities';
const productDir = ownDataDir();
const LIST = '/opportunities/sell-opportunities';
let dataDir: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let commands: ReturnType<typeof releaseCommands>;
let older: string;
let newer: string;

const current = async (): Promise<string> =>
  (await (await fetch(`${gateway.address}/release-set.json`)).json()).remotes[REMOTE].version;

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  dataDir = mkdtempSync(join(tmpdir(), 'handover-another-version-'));
  cpSync(join(productDir, 'releases'), join(dataDir, 'releases'), { recursive: true });
  const api = apiAddressOf(productDir);
  gateway = await startGateway(dataDir, api);
  commands = releaseCommands(dataDir, api);
  older = await current();
  const build = copyAsVersion(join(dataDir, 'releases', REMOTE, older), 0, join(dataDir, 'build'));
  const { code, output } = await commands.release(REMOTE, build, 'ada');
  expect(code, output).toBe(0);
  await expect.poll(current).not.toBe(older);
  newer = await current();
});
test.afterAll(async () => {
  await gateway?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The versions of the remote that have rendered something in the page. */
const rendered = (page: Page) =>
  page.evaluate((remote) => {
    const spans = performance.getEntriesByType('measure') as PerformanceMeasure[];
    const own = spans.filter(({ detail }) => detail?.remote === remote && detail.what === 'render');
    return [...new Set(own.map(({ detail }) => detail.version))];
  }, REMOTE);

for (const [language, scheme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 360],
] as const) {
  test(
    `staff run another released version of one area in their own tab (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context, watched }) => {
      await page.setViewportSize({ width, height: 900 });
      await withLanguage(context, language, gateway.address);
      await withScheme(context, scheme);
      await authenticate(context, 'staff@handover.test', gateway.address);
      await page.goto(`${gateway.address + LIST}?federation`);
      const { t, panel } = federationPanelOf(page, language);
      const bar = translationsOf('overrides', language);
      const running = page.getByText(bar('runningReleased', { remote: REMOTE, version: older }));
      await expect.poll(() => rendered(page)).toEqual([newer]);

      await panel.getByRole('combobox', { name: t('try.name') }).selectOption(REMOTE);
      await panel.getByRole('combobox', { name: t('try.version') }).selectOption(older);
      expect(await axeFindings(page)).toEqual([]);
      await panel.getByRole('button', { name: t('try.use') }).press('Enter');
      await expect(running).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect.poll(() => rendered(page)).toEqual([older]);
      expect(await axeFindings(page)).toEqual([]);
      // It stays with the next page, and in this tab.
      await page.goto(gateway.address + LIST);
      await expect(running).toBeVisible();
      const other = await context.newPage();
      await other.goto(gateway.address + LIST);
      await expect.poll(() => rendered(other)).toEqual([newer]);
      await other.close();

      await page.getByRole('button', { name: bar('drop') }).click();
      await expect.poll(() => rendered(page)).toEqual([newer]);
      await expect(running).toHaveCount(0);
      // The html hints at files of the set, which this tab does not need.
      expect(unexpected(watched.messages, 'was preloaded using link preload')).toEqual([]);
    },
  );
}

test('one that is revoked meanwhile runs no more, and the bar says so', async ({ page, context }) => {
  await authenticate(context, 'staff@handover.test', gateway.address);
  await context.addCookies([{ name: 'overrides', value: 'released', url: gateway.address }]);
  await page.goto(gateway.address + LIST);
  await page.evaluate(
    (override) => sessionStorage.setItem('handover.override', override),
    JSON.stringify({ remote: REMOTE, address: `/r/${REMOTE}/${older}` }),
  );
  await page.reload();
  const bar = translationsOf('overrides', 'en');
  await expect(page.getByText(bar('runningReleased', { remote: REMOTE, version: older }))).toBeVisible();
  const { code, output } = await commands.command('revoke', REMOTE, older, '--by', 'ada', '--note', 'wrong');
  expect(code, output).toBe(0);
  await expect
    .poll(async () => (await fetch(`${gateway.address}/r/${REMOTE}/${older}/release.json`)).status)
    .toBe(404);
  await page.reload();
  await expect(page.getByText(bar('held.gone', { remote: REMOTE, version: older }))).toBeVisible();
  await expect.poll(() => rendered(page)).toEqual([newer]);
});
