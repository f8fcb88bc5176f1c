import { DAY_MS } from '@handover/shared/contract';
import type { BrowserContext, Page } from '@playwright/test';
import {
  authenticate,
  followWithInvalidCookies,
  isMarked,
  markWindow,
} from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount } from '../../../product/records/account.ts';

const EXPIRED = 'Your session has expired. Sign in again to go on where you were.';
const DAY_S = DAY_MS / 1000;
const YEAR_S = 365 * DAY_S;
const now = () => Date.now() / 1000;

test.beforeEach(async ({ context }) => {
  await recordToasts(context);
  await withLanguage(context, 'en');
});

const invalidate = (context: BrowserContext, ...names: string[]) =>
  context.addCookies(names.map((name) => ({ name, value: 'invalid', url: address() })));
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

const expectRenewed = (context: BrowserContext) =>
  expect.poll(async () => (await cookieOf(context, 'access'))?.value).not.toBe('invalid');

async function fillSignIn(page: Page, { email, password }: Account, remember = false) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  if (remember) await page.getByRole('checkbox').check();
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}
async function signOut(page: Page) {
  await page.locator('[aria-controls="user-menu"]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
}

interface Tab {
  page: Page;
  watched: ReturnType<typeof watchPage>;
  /** The path it was last sent to. */
  path: string;
}

/** Opens a signed-in page in a new tab and waits until it has loaded. */
async function openTab(context: BrowserContext, path: string): Promise<Tab> {
  const page = await context.newPage();
  const watched = watchPage(page);
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#user-menu a').first()).toBeAttached();
  await markWindow(page);
  return { page, watched, path };
}

function follow(tab: Tab, path: string, ...cookies: ('access' | 'refresh')[]) {
  tab.path = path;
  return followWithInvalidCookies(tab.page, path, ...cookies);
}
const expectThere = async ({ page, path }: Tab) => {
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};
const expectAtSignIn = ({ page, path }: Tab) =>
  expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);

test('three tabs share one session: renewed once, ended in all, and each tab returns to its page', async ({
  context,
}) => {
  const account = await createAccount(address());
  await authenticate(context, account);
  const open = (path: string) => openTab(context, path);
  const [first, second, third] = await Promise.all([
    open('/user-opps'),
    open('/user-companies'),
    open('/notifications'),
  ]);
  const tabs = [first, second, third];
  const isRefresh = (url: string) => url.includes('/api/refresh_token/');
  const refreshes = () => tabs.flatMap(({ watched }) => watched.requests.filter(isRefresh)).length;
  const inAll = (check: (tab: Tab) => Promise<unknown>) => Promise.all(tabs.map(check));

  await test.step('an expired access token is renewed once for all tabs', async () => {
    await invalidate(context, 'access');
    await Promise.all([
      follow(first, '/user-deals'),
      follow(second, '/user-opps'),
      follow(third, '/user-companies'),
    ]);
    await inAll(expectThere);
    await expectRenewed(context);
    expect(refreshes()).toBe(1);
  });

  await test.step('a refused refresh token ends the session in all tabs', async () => {
    await follow(first, '/user-companies', 'access', 'refresh');
    await inAll(async (tab) => {
      await expectAtSignIn(tab);
      await expect(tab.page.getByText(EXPIRED)).toBeVisible();
    });
    expect(refreshes()).toBe(2);
  });

  await test.step('signing in in one tab signs in all tabs', async () => {
    await fillSignIn(first.page, account);
    await inAll(expectThere);
  });

  await test.step('signing out in one tab signs out all tabs', async () => {
    await signOut(second.page);
    await Promise.all([first, third].map(expectAtSignIn));
    for (const name of ['access', 'refresh'])
      await expect.poll(() => cookieOf(context, name), name).toBeUndefined();
  });

  for (const { page, watched } of tabs) {
    expect(await isMarked(page)).toBe(true);
    expect(unexpected(watched.messages, '/api/', '/ws/')).toEqual([]);
  }
});

test('two users of one browser: cookies last as each chose, and no data of the first is left for the second', async ({
  context,
  page,
}) => {
  const [first, second] = await Promise.all([createAccount(address()), createAccount(address())]);
  const watched = watchPage(page);
  const name = page.getByRole('textbox', { name: 'First name', exact: true });
  const expectLifetimes = async (remember: boolean) => {
    for (const cookie of ['access', 'refresh']) {
      const { expires = 0 } = (await cookieOf(context, cookie)) ?? {};
      if (remember) expect(Math.abs(expires - now() - YEAR_S)).toBeLessThan(DAY_S);
      else expect(expires).toBe(-1);
    }
  };
  const openProfile = async (person: Account, remember: boolean) => {
    await fillSignIn(page, person, remember);
    await expect(page).toHaveURL('/');
    await expectLifetimes(remember);
    // Renewed cookies have the same lifetime.
    await page.locator('[aria-controls="user-menu"]').click();
    const renewed = page.waitForResponse('**/api/refresh_token/');
    await invalidate(context, 'access');
    await page.locator('#user-menu a[href="/user-companies"]').click();
    expect((await renewed).status()).toBe(200);
    await expectRenewed(context);
    await expectLifetimes(remember);
    await page.locator('[aria-controls="user-menu"]').click();
    await page.locator('#user-menu a[href="/user-details"]').click();
    await expect(name).toHaveValue('Odile');
  };

  await page.goto('/login');
  await openProfile(first, true);
  await name.fill('Clandestine');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'Your profile is saved.');
  await signOut(page);

  await page.locator('a[href^="/login"]').filter({ visible: true }).first().click();
  await openProfile(second, false);
  await expect(page.getByText('Clandestine')).toHaveCount(0);
  await expect(page.getByText(first.email)).toHaveCount(0);
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  );
  expect(kept).not.toContain('Clandestine');
  expect(await cookieOf(context, 'remember')).toBeUndefined();
  expect(unexpected(watched.messages, '/api/', '/ws/')).toEqual([]);
});
