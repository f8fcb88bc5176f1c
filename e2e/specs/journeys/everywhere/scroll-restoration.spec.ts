import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';

const SCROLLED_TO = 500;
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function expectAt(page: Page, path: string, y: number) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(y);
}

test('a page opens at its top, and back restores the scroll position', async ({ page }) => {
  await page.goto('/faq');
  await expectAt(page, '/faq', 0);
  await page.mouse.wheel(0, SCROLLED_TO);
  await expect.poll(() => scrollY(page)).toBe(SCROLLED_TO);

  // A navigation by URL loads a new document with its own history entry.
  await page.goto('/about-us');
  await expectAt(page, '/about-us', 0);
  await page.goBack();
  await expectAt(page, '/faq', SCROLLED_TO);
  await page.reload();
  await expectAt(page, '/faq', SCROLLED_TO);

  await page.getByRole('banner').getByRole('link', { name: 'Businesses for sale' }).click();
  await expectAt(page, '/opportunities/sell-opportunities', 0);
  await page.goBack();
  await expectAt(page, '/faq', SCROLLED_TO);
});
