import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { countRequests } from '../../../product/count-requests.ts';
import { address as ownAddress } from '../../../product/own-product.ts';

test.use({ loadsAhead: true });

test('a returning visitor sees an offline page in their language, and the page once the network is back', async ({
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
  // The page is opened without a click.
  await expect(page.getByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('while the server is away the offline page stays as it is, and opens the address once it is back', async ({
  page,
}) => {
  const { address, state, close } = await countRequests(ownAddress());
  await page.goto(`${address}/login`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.clock.install();
  state.away = true;
  await page.goto(`${address}/privacy-policy`);
  const retry = page.getByRole('link', { name: 'Retry' });
  await retry.focus();
  for (let times = 0; times < 3; times += 1) {
    const asked = page.waitForEvent(
      'requestfailed',
      (request) => request.url() === `${address}/offline.html`,
    );
    await page.clock.runFor(5000);
    await asked;
  }
  await expect(retry).toBeFocused();

  state.away = false;
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await close();
});

test('inside the app a bar shows that it is offline, and typed values are kept', async ({
  page,
  context,
  watched,
}) => {
  let pending = 0;
  page.on('request', () => {
    pending += 1;
  });
  const isOver = () => {
    pending -= 1;
  };
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  await page.goto('/sign-up');
  const name = page.getByLabel('First name');
  await name.fill('Odile');
  // No request is pending that would fail by going offline.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => pending).toBe(0);
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(/offline/i)).toBeVisible();
  await page.getByLabel('Last name').fill('Marchand');
  await expect(name).toHaveValue('Odile');

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(0);
  await expect(name).toHaveValue('Odile');
  expect(watched.messages).toEqual([]);
});

test('the service worker caches neither pages nor api responses', async ({ page }) => {
  await page.goto('/login');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toEqual(['/offline.html']);
});

test('a first visit to the main page registers no service worker', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/**
 * Addresses of every kind: the callback of a provider, those that the worker answers or leaves to the browser, and
 * one that fails.
 */
const ADDRESSES = [
  '/api/local_openid/google-oauth2/auth?client_id=handover',
  '/user-deals',
  '/login?code=c&state=s',
  '/nowhere',
  '/api/docs/',
  '/api/openapi.json',
  '/api/files/1/',
  '/release-set.json',
  '/r/none/1.0.0/entry.js',
  '/ws/',
];

test('whatever is opened, the server gets one request for it, also after a worker that had the browser send its own', async ({
  page,
}) => {
  const counted = await countRequests(ownAddress());
  await page.goto(`${counted.address}/login`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The worker of earlier versions did this: its settings stay with the registration.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.navigationPreload.enable();
    await navigator.serviceWorker.register('/sw.js?next');
  });
  await page.waitForFunction(async () => {
    const { active, navigationPreload } = await navigator.serviceWorker.ready;
    if (!active?.scriptURL.endsWith('?next') || active.state !== 'activated') return false;
    return !(await navigationPreload.getState()).enabled;
  });
  // The browser of a busy machine may still send the request after a change of workers itself.
  await page.goto(`${counted.address}/faq`);
  counted.navigations.length = 0;
  for (const path of ADDRESSES) await page.goto(counted.address + path);
  // A form that is sent, and a link that downloads.
  await page.goto(`${counted.address}/login`);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/api/local_openid/google-oauth2/interaction/x' });
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'This sign-in has ended' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const downloads = page.waitForEvent('download');
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/api/sectors/?page_size=1', download: '' });
    link.click();
  });
  await (await downloads).path();
  expect(counted.navigations).toEqual([
    ...ADDRESSES.map((path) => `GET ${path}`),
    'GET /login',
    'POST /api/local_openid/google-oauth2/interaction/x',
    'GET /login',
    'GET /api/sectors/?page_size=1',
  ]);
  await counted.close();
});
