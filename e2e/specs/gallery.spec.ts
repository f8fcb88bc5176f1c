import AxeBuilder from '@axe-core/playwright';
import { expect, test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { startGallery } from '../product/gallery.ts';

let gallery: Awaited<ReturnType<typeof startGallery>>;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

for (const language of ['en', 'fr']) {
  for (const scheme of ['light', 'dark']) {
    for (const width of [360, 1280]) {
      test(`axe finds nothing on any part (${language}, ${scheme}, ${width})`, async ({ page }) => {
        const watched = watchPage(page, gallery.address);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${gallery.address}/?bare&section=all&language=${language}&scheme=${scheme}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(watched.messages).toEqual([]);
        expect(watched.foreign).toEqual([]);
      });
    }
  }
}

test('the frame keeps what is looked at in its address', async ({ page }) => {
  await page.goto(`${gallery.address}/`);
  await page.getByRole('button', { name: 'Fields', exact: true }).click();
  await page.getByRole('radio', { name: 'fr', exact: true }).check();
  await page.getByRole('radio', { name: '360 px' }).check();
  await page.reload();
  const room = page.frameLocator('iframe');
  await expect(room.getByRole('heading', { level: 1, name: 'Fields' })).toBeVisible();
  await expect(room.getByText('Ce champ est obligatoire').first()).toBeVisible();
});
