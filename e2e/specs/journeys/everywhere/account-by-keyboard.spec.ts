import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectVisibleFocus, paste, tabTo } from '../../../actions/keyboard.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, PASSWORD } from '../../../product/records/account.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ context }) => {
  await recordToasts(context);
  await withLanguage(context, 'en');
});
test.afterEach(({ watched }) => expect(watched.messages).toEqual([]));

test('a user signs in, and opens, closes and reopens the change-password dialog', async ({ page }) => {
  const { email, password } = await createAccount(address());
  await page.goto('/login');
  await expect(title(page)).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }), 2);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(title(page)).toBeFocused();

  const account = page.getByRole('button', { name: /Account of/ });
  await tabTo(page, account, 12, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  const links = page.locator('#user-menu a');
  const [palette, leave] = [/^Go to/, 'Sign out'].map((name) =>
    page.locator('#user-menu').getByRole('button', { name }),
  ) as [Locator, Locator];
  await expect(palette).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Escape');
  await expectVisibleFocus(account);
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(palette);
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(links.first());
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(links.nth(1));
  await page.keyboard.press('ArrowDown');
  for (const place of [2, 3, 4]) {
    if (place > 2) await page.keyboard.press('ArrowDown');
    await expectVisibleFocus(links.nth(place));
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user-details/security');
  await expect(title(page)).toBeFocused();

  const opener = page.getByRole('button', { name: 'Change your password' });
  await tabTo(page, opener, 40);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const old = dialog.getByRole('textbox', { name: 'Current password' });
  await expect(old).toBeFocused();
  await expectVisibleFocus(old);
  await expect(page).toHaveURL('/user-details/security?modal=change-password');
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus'), `${key} ${step}`).toHaveCount(1);
      seen.add(await page.locator(':focus').evaluate((element) => element.outerHTML.slice(0, 200)));
      await expectVisibleFocus(page.locator(':focus'));
    }
    expect(seen.size).toBeGreaterThan(5);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/user-details/security');

  await page.keyboard.press('Enter');
  await expect(old).toBeFocused();
  await page.keyboard.type('Hand');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(old).toHaveValue('Hand');
  await expect(old).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Discard it' }), 1, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/user-details/security');

  await page.goto('/user-details/security?modal=change-password');
  await expect(old).toBeFocused();
  await page.reload();
  await expect(old).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/user-details/security');
  // Closing removed the dialog's history entry: one step back leaves the page.
  await page.goBack();
  await expect(page).not.toHaveURL(/modal=/);
});

test('an account is opened, completed, changed and closed, by typing and pasting', async ({ page }) => {
  const email = `${randomUUID().slice(0, 8)}@example.test`;
  const box = (name: string, inside: Page | Locator = page.getByRole('main')) =>
    inside.getByRole('textbox', { name, exact: true });
  const press = async (button: Locator) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  await page.goto('/forgot-password');
  await tabTo(page, box('E-mail'));
  await paste(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Look at your inbox')).toBeVisible();

  await page.goto('/sign-up');
  await tabTo(page, box('E-mail'));
  await paste(page, email);
  await tabTo(page, box('First name'));
  await page.keyboard.type('Odile');
  await tabTo(page, box('Last name'));
  await paste(page, 'van ’t Hoff');
  for (const name of ['Password', 'Password, once more']) {
    await tabTo(page, box(name));
    await page.keyboard.type(PASSWORD);
  }
  await press(page.getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL('/user-details');
  await expect(title(page)).toBeFocused();

  await tabTo(page, box('Phone'));
  await paste(page, '+33 6 12 34 56 78');
  await press(page.getByRole('button', { name: 'Save profile' }));
  await expectToast(page, 'Your profile is saved.');

  await page.goto('/user-details/security');
  await press(page.getByRole('button', { name: 'Change your password' }));
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await expect(box('Current password', dialog)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  for (const name of ['New password', 'New password, once more']) {
    await tabTo(page, box(name, dialog));
    await page.keyboard.type(`${PASSWORD}-again`);
  }
  await press(dialog.getByRole('button', { name: 'Change the password' }));
  await expectToast(page, /Your password is changed/);

  await tabTo(page, page.getByRole('button', { name: 'Change your e\u2011mail address' }), 4, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await paste(page, `new-${email}`);
  await page.keyboard.press('Enter');
  await expectToast(page, `A link is on its way to new-${email}.`);

  await press(page.getByRole('button', { name: 'Close my account' }));
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(`${PASSWORD}-again`);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Close for good' }));
  await expectToast(page, /Your account is closed/);
  await expect(page).toHaveURL('/');
});
