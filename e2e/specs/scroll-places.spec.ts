import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/clean-console.fixture.ts';

const LEFT_AT = 500;
const place = (page: Page) => page.evaluate(() => window.scrollY);

async function expectAt(page: Page, path: string, y: number) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => place(page)).toBe(y);
}

test('a page begins at its top, and where it was left when one comes back to it', async ({ page }) => {
  await page.goto('/faq');
  await expectAt(page, '/faq', 0);
  await page.mouse.wheel(0, LEFT_AT);
  await expect.poll(() => place(page)).toBe(LEFT_AT);

  // Typed, so another document; its place in the history is another, too.
  await page.goto('/about-us');
  await expectAt(page, '/about-us', 0);
  await page.goBack();
  await expectAt(page, '/faq', LEFT_AT);
  await page.reload();
  await expectAt(page, '/faq', LEFT_AT);

  await page.getByRole('banner').getByRole('link', { name: 'Businesses for sale' }).click();
  await expectAt(page, '/opportunities/sell-opportunities', 0);
  await page.goBack();
  await expectAt(page, '/faq', LEFT_AT);
});
