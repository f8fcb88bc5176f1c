import type { Page } from '@playwright/test';
import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { openAccount, tokensOf } from '../product/account.ts';
import { recoveryLinkOf } from '../product/outbox.ts';

const address = () => process.env.E2E_ADDRESS ?? '';
const dataDir = () => process.env.E2E_DATA_DIR ?? '';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const told = (page: Page, text: string | RegExp) => page.locator('.Toastify').getByText(text);

const WORDS = {
  en: {
    email: /^E-mail/,
    password: /^Password/,
    again: /^Password, once more/,
    signIn: 'Sign in',
    wrong: 'This e-mail and password do not match. Check both; capitals matter in the password.',
    throttled: /Try again in \d+ minutes?\.$/,
    invalid: 'E-mail is not valid',
    create: 'Create account',
    profile: 'Your profile',
    link: 'Send me the link',
    inbox: 'Look at your inbox',
    choose: 'Choose a new password',
    set: 'Set password',
    isSet: 'Your new password is set. Sign in with it.',
    expired: 'This link has been used already or is older than 30 minutes. Ask for a new one.',
  },
  fr: {
    email: /^Adresse e-mail/,
    password: /^Mot de passe/,
    again: /^Mot de passe, une seconde fois/,
    signIn: 'Se connecter',
    wrong:
      'L’adresse e-mail et le mot de passe ne correspondent pas. Vérifiez les deux ; les majuscules comptent.',
    throttled: /Réessayez dans \d+ minutes?\.$/,
    invalid: 'L’adresse e-mail n’est pas valide',
    create: 'Créer le compte',
    profile: 'Votre profil',
    link: 'Envoyer le lien',
    inbox: 'Consultez votre messagerie',
    choose: 'Choisir un nouveau mot de passe',
    set: 'Enregistrer',
    isSet: /mot de passe/,
    expired: /lien/,
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const words = WORDS[language];
  const main = (page: Page) => page.getByRole('main');
  const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name });

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => withLanguage(context, language));

    test('somebody who has an account signs in, and is back where they wanted to be', async ({
      page,
      watched,
    }) => {
      const account = await openAccount(address());
      await page.goto('/user-companies');
      await expect(page).toHaveURL('/login?next=%2Fuser-companies');
      await main(page).getByRole('button', { name: words.signIn }).click();
      await expect(field(page, words.email)).toBeFocused();
      await field(page, words.email).fill(account.email);
      await page.getByLabel(words.password).first().fill('Wrong1234');
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('alert').getByText(words.wrong)).toBeVisible();
      await expect(field(page, words.email)).toHaveValue(account.email);
      await page.getByLabel(words.password).first().fill(account.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/user-companies');
      expect(unexpected(watched.messages, '/api/get_token/')).toEqual([]);
    });

    test('too many wrong passwords: how long it takes is said', async ({ page, watched }) => {
      const account = await openAccount(address());
      await page.goto('/login');
      await field(page, words.email).fill(account.email);
      await page.getByLabel(words.password).first().fill('Wrong1234');
      for (let time = 0; time < 6; time++) {
        const answered = page.waitForResponse('**/api/get_token/');
        await page.keyboard.press('Enter');
        await answered;
      }
      await expect(main(page).getByRole('alert').getByText(words.throttled)).toBeVisible();
      expect(unexpected(watched.messages, '/api/get_token/')).toEqual([]);
    });

    test('a forgotten password: by the mail to a new one; the link works once', async ({ page, watched }) => {
      const account = await openAccount(address());
      await page.goto('/forgot-password');
      await field(page, words.email).fill(account.email);
      await main(page).getByRole('button', { name: words.link }).click();
      await expect(page.getByText(words.inbox)).toBeVisible();
      await expect.poll(() => recoveryLinkOf(dataDir(), account.email)).toBeTruthy();
      const link = recoveryLinkOf(dataDir(), account.email) ?? '';

      await page.goto(link);
      await expect(title(page, words.choose)).toBeVisible();
      const set = async (password: string) => {
        await page.getByLabel(words.password).first().fill(password);
        await page.getByLabel(words.again).fill(password);
        await main(page).getByRole('button', { name: words.set }).click();
      };
      await set('Handover2');
      await expect(page).toHaveURL('/login');
      await expect(told(page, words.isSet)).toBeVisible();
      expect((await tokensOf(address(), { ...account, password: 'Handover2' })).access).toBeTruthy();

      await page.goto(link);
      await set('Handover3');
      await expect(main(page).getByRole('alert').getByText(words.expired)).toBeVisible();
      expect(unexpected(watched.messages, '/set_up_password/')).toEqual([]);
    });
  });
}

test('who is in is shown every device, and signs out the others, then all', async ({
  page,
  context,
  watched,
}) => {
  const account = await openAccount(address());
  const elsewhere = await tokensOf(
    address(),
    account,
    'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0',
  );
  await withLanguage(context, 'en');
  await signedIn(context, account);
  await page.goto('/user-details/security');
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await row.getByRole('button', { name: 'Sign out: Firefox on Windows' }).click();
  await expect(told(page, 'Firefox on Windows is signed out.')).toBeVisible();
  await expect(row).toHaveCount(0);
  const asThey = { headers: { authorization: `Bearer ${elsewhere.access}` } };
  expect((await fetch(`${address()}/api/users/current_user/`, asThey)).status).toBe(401);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(told(page, 'You are signed out on every device.')).toBeVisible();
  expect(watched.messages).toEqual([]);
});

test('who leaves takes their data along and closes the account', async ({ page, context, watched }) => {
  const account = await openAccount(address());
  await withLanguage(context, 'en');
  await signedIn(context, account);
  await page.goto('/user-details/security');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^handover-export-[\d-]+\.json$/);

  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill('Wrong1234');
  await dialog.getByRole('button', { name: 'Close for good' }).click();
  await expect(dialog.getByText('The password is not right')).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(account.password);
  await dialog.getByRole('button', { name: 'Close for good' }).click();
  await expect(told(page, /^Your account is closed/)).toBeVisible();
  await expect(tokensOf(address(), account)).rejects.toThrow(/401/);
  expect(unexpected(watched.messages, '/api/users/')).toEqual([]);
});
