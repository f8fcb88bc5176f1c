import { federationPanelOf } from '../actions/federation-panel.ts';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { withLanguage, withScheme } from '../fixtures/preferences.fixture.ts';

const address = process.env.E2E_ADDRESS ?? '';
/** The panel is opened once the browser is idle. */
const open = '/opportunities/sell-opportunities?federation';

for (const [language, scheme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 360],
] as const) {
  test(`staff see the release set of the page, and take it away as JSON (${language})`, async ({
    page,
    context,
  }) => {
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
    expect(JSON.stringify(report)).not.toMatch(/eyJ|token/);

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
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
  // Its code is there, then it reads who it is for.
  const code = page.waitForResponse(/\/r\/host\/[^/]+\/federation-panel\.js/);
  await page.goto(address + open);
  await code;
  await page.waitForLoadState('networkidle');
  await expect(federationPanelOf(page).panel).toHaveCount(0);
});
