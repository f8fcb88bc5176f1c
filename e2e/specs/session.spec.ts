import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, unexpected, watchPage } from '../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { isMarked, markWindow, signedIn } from '../fixtures/signed-in.fixture.ts';
import { type Account, openAccount } from '../product/account.ts';

const address = () => process.env.E2E_ADDRESS ?? '';
const EXPIRED = 'Your session has expired. Sign in again to go on where you were.';
const YEAR_S = 365 * 24 * 60 * 60;

test.beforeEach(({ context }) => withLanguage(context, 'en'));

const spoil = (context: BrowserContext, ...names: string[]) =>
  context.addCookies(names.map((name) => ({ name, value: 'spoilt', url: address() })));
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

async function fillSignIn(page: Page, { email, password }: Account, remember = false) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  if (remember) await page.getByRole('checkbox').check();
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Three tabs of one browser on pages of their own, at rest. */
async function threeTabs(context: BrowserContext) {
  const paths = ['/user-opps', '/user-companies', '/notifications'];
  const tabs = await Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage();
      const watched = watchPage(page);
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('a[href="/user-deals"]').first()).toBeAttached();
      await markWindow(page);
      return { page, path, watched };
    }),
  );
  const isRefresh = (url: string) => url.includes('/api/refresh_token/');
  const refreshes = () => tabs.flatMap(({ watched }) => watched.requests.filter(isRefresh)).length;
  return { tabs, refreshes };
}
const follow = (page: Page, path: string) =>
  page.getByRole('navigation').locator(`a[href="${path}"]`).filter({ visible: true }).click();

test('three tabs whose access has run out go on, with one refresh for all', async ({ context }) => {
  await signedIn(context, await openAccount(address()));
  const { tabs, refreshes } = await threeTabs(context);
  await spoil(context, 'access');
  await Promise.all(tabs.map(({ page }) => follow(page, '/user-deals')));
  for (const { page } of tabs) {
    await expect(page).toHaveURL('/user-deals');
    await expect(page.locator('main h1')).toBeVisible();
  }
  await expect.poll(async () => (await cookieOf(context, 'access'))?.value).not.toBe('spoilt');
  expect(refreshes()).toBe(1);
  for (const { page, watched } of tabs) {
    expect(await isMarked(page)).toBe(true);
    expect(unexpected(watched.messages, '/api/', '/ws/')).toEqual([]);
  }
});

test('who signs out in one tab is out in all', async ({ context }) => {
  await signedIn(context, await openAccount(address()));
  const { tabs } = await threeTabs(context);
  const [first, ...others] = tabs;
  if (!first) throw new Error('No tab');
  await first.page.locator('[aria-controls="user-menu"]').click();
  await first.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(first.page).toHaveURL('/');
  for (const { page, path } of others) {
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    expect(await isMarked(page)).toBe(true);
  }
  expect(await cookieOf(context, 'access')).toBeUndefined();
  expect(await cookieOf(context, 'refresh')).toBeUndefined();
});

test('a refused refresh ends it in all tabs, and signing in leads back to where one was', async ({
  context,
}) => {
  const account = await openAccount(address());
  await signedIn(context, account);
  const { tabs, refreshes } = await threeTabs(context);
  const [first] = tabs;
  if (!first) throw new Error('No tab');
  await spoil(context, 'access', 'refresh');
  await follow(first.page, '/user-deals');
  await expect(first.page).toHaveURL(/^[^?]*\/login\?next=%2Fuser-deals/);
  for (const { page } of tabs) {
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText(EXPIRED)).toBeVisible();
  }
  expect(refreshes()).toBe(1);
  await fillSignIn(first.page, account);
  await expect(first.page).toHaveURL('/user-deals');
  expect(await isMarked(first.page)).toBe(true);
});

for (const remember of [true, false]) {
  test(`cookies live ${remember ? 'a year with' : 'as long as the browser without'} “remember me”`, async ({
    context,
    page,
  }) => {
    await page.goto('/login');
    await fillSignIn(page, await openAccount(address()), remember);
    await expect(page).toHaveURL('/');
    const expectLifetimes = async () => {
      for (const name of ['access', 'refresh']) {
        const { expires = 0 } = (await cookieOf(context, name)) ?? {};
        const seconds = expires - Date.now() / 1000;
        if (remember) expect(Math.abs(seconds - YEAR_S)).toBeLessThan(120);
        else expect(expires).toBe(-1);
      }
    };
    await expectLifetimes();
    // Renewed, they live as long as before.
    const { value = '' } = (await cookieOf(context, 'access')) ?? {};
    await page.evaluate((token) => {
      document.cookie = document.cookie.includes('remember=1')
        ? `access=spoilt${token.slice(0, 4)}; path=/; max-age=31536000`
        : `access=spoilt${token.slice(0, 4)}; path=/`;
    }, value);
    const renewed = page.waitForResponse('**/api/refresh_token/');
    await follow(page, '/user-deals');
    expect((await renewed).status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    await expectLifetimes();
  });
}

test('the second person in the same browser sees nothing of the first', async ({ context, page }) => {
  const first = await openAccount(address());
  const watched = watchPage(page);
  await page.goto('/login');
  await fillSignIn(page, first);
  await expect(page).toHaveURL('/');
  await page.goto('/user-details');
  const name = page.getByRole('textbox', { name: 'First name', exact: true });
  await name.fill('Clandestine');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.locator('.Toastify').getByText('Your profile is saved.')).toBeVisible();
  await page.locator('[aria-controls="user-menu"]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.locator('a[href^="/login"]').filter({ visible: true }).first().click();
  await fillSignIn(page, await openAccount(address()));
  await expect(page).toHaveURL('/');
  await page.locator('[aria-controls="user-menu"]').click();
  await page.locator('#user-menu a[href="/user-details"]').click();
  await expect(name).toHaveValue('Odile');
  await expect(page.getByText('Clandestine')).toHaveCount(0);
  await expect(page.getByText(first.email)).toHaveCount(0);
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  );
  expect(kept).not.toContain('Clandestine');
  expect(unexpected(watched.messages, '/ws/')).toEqual([]);
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'remember' }));
});
