import type { Page } from '@playwright/test';
import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { openAccount } from '../product/account.ts';

/** As links in mails and providers know the product: what a provider sends back goes there. */
const home = () => (process.env.E2E_ADDRESS ?? '').replace('127.0.0.1', 'localhost');
const REGISTER = '/api/register_by_access_token/';
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test.use({ baseURL: async ({}, use) => use(home()) });
test.beforeEach(({ context }) => withLanguage(context, 'en', home()));

async function leaveFor(page: Page, provider: string) {
  await page.goto('/login?next=%2Fuser-companies');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
}

for (const provider of ['LinkedIn', 'Google'])
  test(`${provider}: somebody new comes in, gives a number, and is where they wanted to be`, async ({
    page,
  }) => {
    await leaveFor(page, provider);
    await page.getByRole('button', { name: /Amélie Rousseau/ }).click();
    await expect(page).toHaveURL(`${home()}/user-companies`);
    const dialog = page.getByRole('dialog', { name: /phone number/ });
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('button', { name: 'Account of Amélie Rousseau' })).toBeVisible();
  });

test('who refuses, or is not confirmed, is told and may begin again', async ({ page }) => {
  await leaveFor(page, 'Google');
  await page.getByRole('button', { name: 'Do not share anything' }).click();
  await expect(alert(page).getByText(/shared nothing/)).toBeVisible();
  await expect(page).toHaveURL(`${home()}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /Nadia Benali/ }).click();
  await expect(alert(page).getByText(/did not vouch for you/)).toBeVisible();
});

test('a page of the provider that is left by the back button leaves nothing behind', async ({ page }) => {
  await leaveFor(page, 'Google');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('an answer that comes twice, or was not asked for, leads nowhere', async ({ page }) => {
  await leaveFor(page, 'Google');
  const sent = page.waitForRequest(
    (request) => request.url().includes('/login?') && request.isNavigationRequest(),
  );
  await page.getByRole('button', { name: /Marc Delcourt/ }).click();
  const answer = (await sent).url();
  await expect(page.getByRole('button', { name: 'Account of Marc Delcourt' })).toBeVisible();
  await page.context().clearCookies({ name: /access|refresh/ });
  await page.goto(answer);
  await expect(alert(page).getByText(/not begun in this tab/)).toBeVisible();
});

test('an address that has an account is linked by its owner, who is signed in', async ({ page, watched }) => {
  const account = await openAccount(process.env.E2E_ADDRESS ?? '');
  await page.goto('/login?next=%2Fuser-details%2Fsecurity');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await page.getByRole('button', { name: /Claire Fontaine/ }).click();
  await expect(page).toHaveURL(`${home()}/user-details/security`);
  await expect(page.locator('.Toastify').getByText(/Google is linked/)).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
  expect(unexpected(watched.messages, REGISTER)).toEqual([]);
});
