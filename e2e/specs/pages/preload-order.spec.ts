import { expect, test, watchPage } from '../../fixtures/clean-console.fixture.ts';
import { address } from '../../product/own-product.ts';

test('the first chunk of the host has the line for itself; then all that the page needs comes at once, each file once', async ({
  page,
}) => {
  const { requests, messages } = watchPage(page, address());
  const ofRemotes = () => requests.filter((url) => /\/r\/mfe-/.test(url));
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/shell.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/opportunities', { waitUntil: 'commit' });
  // Fonts load at the same time, and are the last files to do so.
  await page.waitForResponse(/source-serif-4/);
  expect(ofRemotes()).toEqual([]);
  const waiting = page.locator('template#later');
  await expect(waiting).toHaveCount(1);
  letThrough();
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('head > link[rel=preload][href*="/r/mfe-"]')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(ofRemotes).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(ofRemotes()).toEqual([...new Set(ofRemotes())]);
  expect(messages).toEqual([]);
});
