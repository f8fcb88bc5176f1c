import { LANGUAGES } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { portrait } from '../../../actions/pictures.ts';
import {
  authenticate,
  followWithInvalidCookies,
  isMarked,
  markWindow,
} from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';

const formAlert = (page: Page, text: string | RegExp) =>
  page.locator('form').getByRole('alert').filter({ hasText: text });

const TEXTS = {
  en: {
    email: 'E-mail',
    password: 'Password',
    firstName: 'First name',
    phone: 'Phone',
    signIn: 'Sign in',
    save: 'Save profile',
    wrong: 'This e\u2011mail and password do not match.',
    throttled: /Try again in 1\d minutes\./,
    tooLarge: 'the picture is larger than 5 MB',
    otherKind: 'only JPG, PNG and WebP pictures are accepted',
    unreadable: 'this picture can’t be read',
    usePart: 'Use this part',
    saved: 'Your profile is saved.',
    expired: 'Your session has expired. Sign in again to go on where you were.',
  },
  fr: {
    email: 'Adresse e\u2011mail',
    password: 'Mot de passe',
    firstName: 'Prénom',
    phone: 'Téléphone',
    signIn: 'Se connecter',
    save: 'Enregistrer le profil',
    wrong: 'L’adresse e\u2011mail et le mot de passe ne correspondent pas.',
    throttled: /Réessayez dans 1\d minutes\./,
    tooLarge: 'elle dépasse',
    otherKind: 'seuls les formats JPG, PNG et WebP sont acceptés.',
    unreadable: 'Image refusée : elle ne peut pas être lue',
    usePart: 'Utiliser cette partie',
    saved: 'Votre profil est enregistré.',
    expired: 'Votre session a expiré. Reconnectez-vous pour reprendre où vous en étiez.',
  },
} as const;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test.beforeEach(({ context }) => recordToasts(context));

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => withLanguage(context, language));

    test(
      'a wrong password is reported at the form; after too many it shows how long to wait',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        const { email } = await createAccount(address());
        await page.goto('/login');
        await box(page, texts.email).fill(email);
        for (let attempt = 1; attempt <= 6; attempt++) {
          await box(page, texts.password).fill(`Wrong123${attempt}`);
          const answered = page.waitForResponse('**/api/get_token/');
          await button(page, texts.signIn).click();
          expect((await answered).status()).toBe(attempt <= 5 ? 401 : 429);
          if (attempt === 1) await expect(formAlert(page, texts.wrong)).toBeVisible();
        }
        await expect(formAlert(page, texts.throttled)).toBeVisible();
        await expect(box(page, texts.email)).toHaveValue(email);
        expect(unexpected(watched.messages, '/api/get_token/')).toEqual([]);
      },
    );

    test(
      'a picture that is too large or not a picture is rejected at once, and the other values are kept',
      tagByLanguage('en', language),
      async ({ page, context, watched }) => {
        await authenticate(context, await createAccount(address()));
        await page.goto('/user-details');
        await box(page, texts.firstName).fill('Odette');
        const picture = page.locator('input[type=file]');
        const large = { ...portrait, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
        const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
        const disguised = { ...portrait, buffer: Buffer.from('MZ not a png') };
        for (const [wrong, message] of [
          [large, texts.tooLarge],
          [text, texts.otherKind],
          [disguised, texts.unreadable],
        ] as const) {
          await picture.setInputFiles(wrong);
          await expect(page.getByText(message)).toBeVisible();
          await expect(picture).toHaveAttribute('aria-invalid', 'true');
        }
        await picture.setInputFiles(portrait);
        await page.getByRole('dialog').getByRole('button', { name: texts.usePart }).click();
        await expect(picture).not.toHaveAttribute('aria-invalid', 'true');
        await button(page, texts.save).click();
        await expectToast(page, texts.saved);
        await expect(box(page, texts.firstName)).toHaveValue('Odette');
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'an expired session redirects to sign-in with a message, and returns to the page afterwards',
      tagByLanguage('fr', language),
      async ({ page, context, watched }) => {
        const account = await createAccount(address());
        await authenticate(context, account);
        await page.goto('/');
        await expect(page.getByRole('banner').locator('a[href="/user-deals"]').first()).toBeAttached();
        await markWindow(page);
        await followWithInvalidCookies(page, '/user-deals', 'access', 'refresh');
        await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/user-deals')}`);
        await expect(page.getByText(texts.expired)).toBeVisible();
        await box(page, texts.email).fill(account.email);
        await box(page, texts.password).fill(account.password);
        await button(page, texts.signIn).click();
        await expect(page).toHaveURL('/user-deals');
        expect(await isMarked(page)).toBe(true);
        expect(unexpected(watched.messages, '/api/', '/ws/')).toEqual([]);
      },
    );
  });
}

test('an expired access token is renewed unnoticed', async ({ page, context, watched }) => {
  await authenticate(context, await createAccount(address()));
  await page.goto('/user-details');
  await box(page, 'First name').fill('Odette');
  await context.addCookies([{ name: 'access', value: 'invalid', url: address() }]);
  await button(page, 'Save profile').click();
  await expectToast(page, 'Your profile is saved.');
  await expect(box(page, 'First name')).toHaveValue('Odette');
  await expect(page).toHaveURL('/user-details');
  const access = (await context.cookies()).find(({ name }) => name === 'access');
  expect(access?.value).not.toBe('invalid');
  // Any call may be the first with the invalid token: the profile, or one in the background.
  expect(unexpected(watched.messages, 'status of 401')).toEqual([]);
});
