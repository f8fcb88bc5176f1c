import type { Page } from '@playwright/test';
import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { mainlyIn } from '../fixtures/mainly-in.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { followSpoilt, isMarked, markWindow, signedIn } from '../fixtures/signed-in.fixture.ts';
import { expectToast, recordToasts } from '../fixtures/toasts.fixture.ts';
import { openAccount } from '../product/account.ts';
import { portrait } from '../walk/portrait.ts';

const address = () => process.env.E2E_ADDRESS ?? '';
const inForm = (page: Page, text: string) =>
  page.locator('form').getByRole('alert').filter({ hasText: text });

const LANGUAGES = {
  en: {
    email: 'E-mail',
    password: 'Password',
    again: 'Password, once more',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    signIn: 'Sign in',
    signUp: 'Create account',
    save: 'Save profile',
    wrong: 'This e-mail and password do not match.',
    throttled: /Try again in 1\d minutes\./,
    taken: 'An account with this e-mail exists already.',
    tooLarge: 'the picture is larger than 5 MB',
    otherKind: 'only JPG, PNG and WebP pictures are accepted',
    unreadable: 'this picture can’t be read',
    usePart: 'Use this part',
    saved: 'Your profile is saved.',
    expired: 'Your session has expired. Sign in again to go on where you were.',
  },
  fr: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    again: 'Mot de passe, une seconde fois',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    signIn: 'Se connecter',
    signUp: 'Créer le compte',
    save: 'Enregistrer le profil',
    wrong: 'L’adresse e-mail et le mot de passe ne correspondent pas.',
    throttled: /Réessayez dans 1\d minutes\./,
    taken: 'Un compte existe déjà avec cette adresse.',
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

for (const language of ['en', 'fr'] as const) {
  const words = LANGUAGES[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => withLanguage(context, language));

    test(
      'a wrong password is told at the form, and the e-mail is still there',
      mainlyIn('en', language),
      async ({ page, watched }) => {
        const { email } = await openAccount(address());
        await page.goto('/login');
        await box(page, words.email).fill(email);
        await box(page, words.password).fill('Wrong1234');
        await button(page, words.signIn).click();
        await expect(inForm(page, words.wrong)).toBeVisible();
        await expect(box(page, words.email)).toHaveValue(email);
        await expect(page).toHaveURL('/login');
        expect(unexpected(watched.messages, '/api/get_token/')).toEqual([]);
      },
    );

    test(
      'after too many attempts the form says how long to wait',
      mainlyIn('fr', language),
      async ({ page, watched }) => {
        const { email } = await openAccount(address());
        await page.goto('/login');
        await box(page, words.email).fill(email);
        for (let attempt = 1; attempt <= 6; attempt++) {
          await box(page, words.password).fill(`Wrong123${attempt}`);
          const answered = page.waitForResponse('**/api/get_token/');
          await button(page, words.signIn).click();
          expect((await answered).status()).toBe(attempt <= 5 ? 401 : 429);
        }
        await expect(page.locator('form').getByRole('alert')).toHaveText(words.throttled);
        await expect(box(page, words.email)).toHaveValue(email);
        expect(unexpected(watched.messages, '/api/get_token/')).toEqual([]);
      },
    );

    test(
      'a taken e-mail is told at its field, and all else is kept',
      mainlyIn('fr', language),
      async ({ page, watched }) => {
        const { email } = await openAccount(address());
        await page.goto('/sign-up');
        const typed: [string, string][] = [
          [words.email, email],
          [words.firstName, 'Odile'],
          [words.lastName, 'Marchand'],
          [words.password, 'Handover1'],
          [words.again, 'Handover1'],
        ];
        for (const [label, value] of typed) await box(page, label).fill(value);
        await button(page, words.signUp).click();
        await expect(page.getByText(words.taken)).toBeVisible();
        await expect(box(page, words.email)).toBeFocused();
        await expect(box(page, words.email)).toHaveAccessibleDescription(new RegExp(words.taken));
        for (const [label, value] of typed) await expect(box(page, label)).toHaveValue(value);
        expect(unexpected(watched.messages, '/api/users/sign_up/')).toEqual([]);
      },
    );

    test(
      'a picture that is too large, or only calls itself one, is told at once, and the rest stays typed',
      mainlyIn('en', language),
      async ({ page, context, watched }) => {
        await signedIn(context, await openAccount(address()));
        await page.goto('/user-details');
        await box(page, words.firstName).fill('Odette');
        const picture = page.locator('input[type=file]');
        const large = { ...portrait, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
        const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
        const liar = { ...portrait, buffer: Buffer.from('MZ not a png') };
        for (const [wrong, told] of [
          [large, words.tooLarge],
          [text, words.otherKind],
          [liar, words.unreadable],
        ] as const) {
          await picture.setInputFiles(wrong);
          await expect(page.getByText(told)).toBeVisible();
          await expect(picture).toHaveAttribute('aria-invalid', 'true');
        }
        await picture.setInputFiles(portrait);
        await page.getByRole('dialog').getByRole('button', { name: words.usePart }).click();
        await expect(picture).not.toHaveAttribute('aria-invalid', 'true');
        await button(page, words.save).click();
        await expectToast(page, words.saved);
        await expect(box(page, words.firstName)).toHaveValue('Odette');
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'an expired session leads to sign-in, says so, and back to where one was',
      mainlyIn('fr', language),
      async ({ page, context, watched }) => {
        const account = await openAccount(address());
        await signedIn(context, account);
        await page.goto('/');
        await expect(page.getByRole('banner').locator('a[href="/user-deals"]').first()).toBeAttached();
        await markWindow(page);
        await followSpoilt(page, '/user-deals', 'access', 'refresh');
        await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/user-deals')}`);
        await expect(page.getByText(words.expired)).toBeVisible();
        await box(page, words.email).fill(account.email);
        await box(page, words.password).fill(account.password);
        await button(page, words.signIn).click();
        await expect(page).toHaveURL('/user-deals');
        expect(await isMarked(page)).toBe(true);
        expect(unexpected(watched.messages, '/api/', '/ws/')).toEqual([]);
      },
    );
  });
}

test('an expired access token in the middle is renewed without a word', async ({
  page,
  context,
  watched,
}) => {
  await signedIn(context, await openAccount(address()));
  await page.goto('/user-details');
  await box(page, 'First name').fill('Odette');
  await context.addCookies([{ name: 'access', value: 'spoilt', url: address() }]);
  await button(page, 'Save profile').click();
  await expectToast(page, 'Your profile is saved.');
  await expect(box(page, 'First name')).toHaveValue('Odette');
  await expect(page).toHaveURL('/user-details');
  const access = (await context.cookies()).find(({ name }) => name === 'access');
  expect(access?.value).not.toBe('spoilt');
  expect(unexpected(watched.messages, '/api/users/')).toEqual([]);
});
