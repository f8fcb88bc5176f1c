import { LANGUAGES } from '@handover/shared/contract';
import type { Locator } from '@playwright/test';
import { tabTo } from '../../../actions/keyboard.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount, PASSWORD } from '../../../product/records/account.ts';
import { askForRecovery } from '../../../product/records/outbox.ts';

/** Stands for the path of a mailed link. */
const RECOVERY_LINK = '/forgot-password?id';

/**
 * The fields of each form in tab order, with the label that a screen reader announces and the `autocomplete` that a
 * password manager uses.
 */
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
      ['fields.newPassword', 'new-password'],
      ['fields.passwordAgain', 'new-password'],
    ],
  ],
  ['/forgot-password', [['fields.email', 'username']]],
  [
    RECOVERY_LINK,
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

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);
  test(
    `every field has a label and an autocomplete value, and is reached in order (${language})`,
    tagByLanguage('en', language),
    async ({ page, context, watched }) => {
      const account = await createAccount(address());
      await withLanguage(context, language);
      for (const [path, fields] of FORMS) {
        if (path.includes('modal')) await authenticate(context, account);
        const isMailed = path === RECOVERY_LINK;
        await page.goto(isMailed ? await askForRecovery(address(), dataDir(), account.email) : path);
        const form = page.locator('form').filter({ has: page.locator('[autocomplete]') });
        const inputs = form.locator('input[autocomplete]:visible');
        await expect(inputs).toHaveCount(fields.length);
        await untilUsable(inputs.first());
        // A dialog has taken the focus.
        if (!path.includes('modal')) await page.locator('h1').focus();
        for (const [at, [key, autoComplete]] of fields.entries()) {
          const field = inputs.nth(at);
          await expect(field).toHaveAccessibleName(t(key));
          await expect(field).toHaveAttribute('autocomplete', autoComplete);
          await tabTo(page, field);
        }
        expect(await form.locator('input:not([autocomplete])').evaluateAll(textInputs)).toEqual([]);
      }
      // A hidden field tells password managers which account the new password belongs to.
      await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(account.email);
      expect(watched.messages).toEqual([]);
    },
  );
}

/** The inputs that take text. */
const textInputs = (inputs: (HTMLElement | SVGElement)[]) =>
  inputs.filter((input) => !['checkbox', 'file', 'radio'].includes((input as HTMLInputElement).type)).length
    ? inputs.map((input) => input.outerHTML)
    : [];

/** Sets the value as a password manager does: at once, without key events and without focus. */
const autofill = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

test('values filled in by a password manager sign in', async ({ page, context, watched }) => {
  const account = await createAccount(address());
  await withLanguage(context, 'en');
  await page.goto('/login');
  await autofill(page.locator('[autocomplete="username"]'), account.email);
  await autofill(page.locator('[autocomplete="current-password"]'), account.password);
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
    await expect(field(into)).toHaveValue(PASSWORD);
  };
  await field('First name').fill(PASSWORD);
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
