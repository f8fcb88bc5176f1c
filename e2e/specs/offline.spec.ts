import { expect, test } from '../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';

test.use({ serviceWorkers: 'allow' });

test('who was here before meets a page in their language while offline, and Retry leads on', async ({
  page,
  context,
}) => {
  await withLanguage(context, 'fr');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page).toHaveTitle('Vous êtes hors ligne · Handover');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible();
});

test('inside the app being offline is a bar, and what is typed stays', async ({ page, context, watched }) => {
  let underWay = 0;
  page.on('request', () => {
    underWay += 1;
  });
  const isOver = () => {
    underWay -= 1;
  };
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  await page.goto('/sign-up');
  const name = page.getByLabel('First name');
  await name.fill('Odile');
  // Nothing is on its way any more that would fail by itself.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => underWay).toBe(0);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toBeVisible();
  await page.getByLabel('Last name').fill('Marchand');
  await expect(name).toHaveValue('Odile');

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(0);
  await expect(name).toHaveValue('Odile');
  expect(watched.messages).toEqual([]);
});

test('neither pages nor answers of the api are kept', async ({ page }) => {
  await page.goto('/login');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline.html']);
});

test('a first visit to the main page asks for no worker', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
