import { axeFindings } from '../fixtures/axe.fixture.ts';
import { expect, test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { startGallery } from '../product/gallery.ts';

let gallery: Awaited<ReturnType<typeof startGallery>>;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

// Covers every pair of language, theme and width, not every triple; `pnpm test` runs two that differ in every setting.
for (const [language, scheme, width, tag = []] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 360],
  ['en', 'dark', 360, '@long'],
  ['fr', 'light', 360, '@long'],
  ['fr', 'dark', 1280, '@long'],
] as const) {
  test(`axe finds nothing on any component (${language}, ${scheme}, ${width})`, { tag }, async ({ page }) => {
    const watched = watchPage(page, gallery.address);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${gallery.address}/?bare&section=all&language=${language}&scheme=${scheme}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const findings = await axeFindings(page, (axe) =>
      axe
        // The same component is shown in several states under the same name.
        .disableRules('landmark-unique')
        // Two hundred times the same box; the chart of twelve is checked.
        .exclude('[aria-label="Chart of 200"]'),
    );
    expect(findings).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(watched.messages).toEqual([]);
    expect(watched.crossOrigin).toEqual([]);
  });
}

for (const [language, scheme, width, tag = []] of [
  ['fr', 'dark', 360],
  ['en', 'light', 1280, '@long'],
] as const) {
  test(`axe finds nothing on any dialog (${language}, ${scheme}, ${width})`, { tag }, async ({ page }) => {
    const watched = watchPage(page, gallery.address);
    await page.setViewportSize({ width, height: 900 });
    for (const section of ['dialogs', 'pictures']) {
      await page.goto(`${gallery.address}/?bare&section=${section}&language=${language}&scheme=${scheme}`);
      const openers = page.locator('main button[aria-haspopup=dialog]');
      await expect(openers.first()).toBeVisible();
      for (const opener of await openers.all()) {
        await opener.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        expect(await axeFindings(page, (axe) => axe.include('[role=dialog]'))).toEqual([]);
        await dialog.locator('button:enabled').first().click();
        await expect(dialog).toBeHidden();
      }
    }
    expect(watched.messages.filter((text) => !text.includes("can't be loaded"))).toEqual([]);
  });
}

test('the gallery keeps the chosen section and settings in its URL', async ({ page }) => {
  await page.goto(`${gallery.address}/`);
  await page.getByRole('button', { name: 'Fields', exact: true }).click();
  await page.getByRole('radio', { name: 'fr', exact: true }).check();
  await page.getByRole('radio', { name: '360 px' }).check();
  await page.reload();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Fields' })).toBeVisible();
  await expect(frame.getByText('Ce champ est obligatoire').first()).toBeVisible();
});
