import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/clean-console.fixture.ts';
import { mainlyIn } from '../fixtures/mainly-in.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { wordsOf } from '../fixtures/words.fixture.ts';
import { openAccount } from '../product/account.ts';
import { tabTo } from '../walk/keyboard.ts';

const address = () => process.env.E2E_ADDRESS ?? '';

/** What a password manager goes by, and what a screen reader says: the fields to be typed in, in the order of the keyboard. */
const FORMS: [path: string, fields: [key: string, autoComplete: string][]][] = [
  [
    '/login',
    [
      ['fields.email', 'username'],
      ['fields.password', 'current-password'],
    ],
  ],
  [
    '/sign-up',
    [
      ['fields.email', 'username'],
      ['fields.firstName', 'given-name'],
      ['fields.lastName', 'family-name'],
      ['fields.phone', 'tel'],
      ['fields.newPassword', 'new-password'],
      ['fields.passwordAgain', 'new-password'],
    ],
  ],
  ['/forgot-password', [['fields.email', 'username']]],
  [
    '/forgot-password?id=1&token=any',
    [
      ['fields.newPassword', 'new-password'],
      ['fields.passwordAgain', 'new-password'],
    ],
  ],
  [
    '/user-details/security?modal=change-password',
    [
      ['changePassword.old', 'current-password'],
      ['changePassword.new', 'new-password'],
      ['changePassword.again', 'new-password'],
    ],
  ],
];

for (const language of ['en', 'fr'] as const) {
  const t = wordsOf('mfe-auth', language);
  test(
    `every field says what it is for, and is reached in order (${language})`,
    mainlyIn('en', language),
    async ({ page, context, watched }) => {
      const account = await openAccount(address());
      await withLanguage(context, language);
      for (const [path, fields] of FORMS) {
        if (path.includes('modal')) await signedIn(context, account);
        await page.goto(path);
        const form = page.locator('form').filter({ has: page.locator('[autocomplete]') });
        const inputs = form.locator('input[autocomplete]:visible');
        await expect(inputs).toHaveCount(fields.length);
        await page.locator('h1').focus();
        for (const [at, [key, autoComplete]] of fields.entries()) {
          const field = inputs.nth(at);
          await expect(field).toHaveAccessibleName(t(key));
          await expect(field).toHaveAttribute('autocomplete', autoComplete);
          await tabTo(page, field);
        }
        expect(await form.locator('input:not([autocomplete])').evaluateAll(typed)).toEqual([]);
      }
      // Which account the new password belongs to: not shown, and there for whoever keeps it.
      await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(account.email);
      expect(watched.messages).toEqual([]);
    },
  );
}

/** Those in which somebody types. */
const typed = (inputs: (HTMLElement | SVGElement)[]) =>
  inputs.filter((input) => !['checkbox', 'file', 'radio'].includes((input as HTMLInputElement).type)).length
    ? inputs.map((input) => input.outerHTML)
    : [];

/** As a password manager does: the values are there at once, without a key and without the focus. */
const putIn = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

test('what a password manager puts in signs in', async ({ page, context, watched }) => {
  const account = await openAccount(address());
  await withLanguage(context, 'en');
  await page.goto('/login');
  await putIn(page.locator('[autocomplete="username"]'), account.email);
  await putIn(page.locator('[autocomplete="current-password"]'), account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(watched.messages).toEqual([]);
});

test('passwords are pasted, shown and hidden by the keyboard alone', async ({ page, context, watched }) => {
  await withLanguage(context, 'en');
  await page.goto('/sign-up');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const paste = async (into: string) => {
    await field(into).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field(into)).toHaveValue('Handover1');
  };
  await field('First name').fill('Handover1');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await expect(field('First name')).toHaveValue('');
  await paste('Password');
  await paste('Password, once more');
  await expect(page.getByRole('list', { name: 'What the password needs' }).locator('[data-met]')).toHaveCount(
    3,
  );

  const show = page.getByRole('button', { name: 'Show password' }).first();
  await field('Password').focus();
  await tabTo(page, show, 1);
  await page.keyboard.press('Enter');
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await expect(page).toHaveURL('/sign-up');
  const hide = page.getByRole('button', { name: 'Hide password' });
  await expect(hide).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field('Password')).toHaveAttribute('type', 'password');
  expect(watched.messages).toEqual([]);
});
