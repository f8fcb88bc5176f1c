import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectVisibleFocus, paste, tabTo } from '../../../actions/keyboard.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { createAccount, PASSWORD } from '../../../product/records/account.ts';

const address = () => process.env.E2E_ADDRESS ?? '';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ context }) => {
  await recordToasts(context);
  await withLanguage(context, 'en');
});
test.afterEach(({ watched }) => expect(watched.messages).toEqual([]));

/** The accessible description of a field holds its help and its error. */
const expectDescription = (field: Locator, text: string | RegExp) =>
  expect(field).toHaveAccessibleDescription(text);

test('a visitor reads the FAQ and sends the contact form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await expect(title(page)).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await tabTo(page, skip, 1);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, page.locator('main').locator('a, input, select, button').first(), 1);

  await page.goto('/pricing');
  await expect(title(page)).toBeVisible();
  const menu = page.getByRole('button', { name: /menu/i });
  await tabTo(page, menu, 3);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const first = page.getByRole('banner').getByRole('navigation').getByRole('link').first();
  await tabTo(page, first, 1);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expectVisibleFocus(menu);

  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Frequent questions' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
  await expect(title(page)).toBeFocused();
  const question = page.locator('summary').first();
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  const answer = page.locator('details').first();
  await expect(answer).toHaveAttribute('open');
  await tabTo(page, answer.getByRole('link'), 1);

  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about-us#contact-us');
  const form = page.getByRole('form', { name: 'Write to us' });
  await expect(page.locator('#contact-us').getByRole('heading')).toBeFocused();
  const field = (name: string) => form.getByRole('textbox', { name });
  const send = form.getByRole('button', { name: 'Send the message' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(field('Your name')).toBeFocused();
  await expectVisibleFocus(field('Your name'));
  await expect(field('Your name')).toHaveAttribute('aria-invalid', 'true');
  await expectDescription(field('Your name'), /Fill this in/);

  await page.keyboard.type('Camille Morel');
  await tabTo(page, field('E-mail'));
  await page.keyboard.type('camille@example.test');
  await tabTo(page, field('Your message'));
  await page.keyboard.type('Do you know a successor for a mill?');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  const sent = page.getByRole('heading', { name: 'Your message is with us' });
  await expect(sent).toBeFocused();
  await expectToast(page, /has been sent successfully/);
});

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
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('#user-menu button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectVisibleFocus(account);
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(links.first());
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(links.nth(1));
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

test('the switches of the settings are toggled by the space bar and saved', async ({ page, context }) => {
  await authenticate(context, await createAccount(address()));
  await page.goto('/settings');
  const letters = page.getByRole('switch', { name: 'Letters of intent: By e\u2011mail' });
  await expect(letters).toBeChecked();
  await tabTo(page, letters, 60);
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Space');
  await expect(letters).not.toBeChecked();
  await expectVisibleFocus(letters);
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(letters).not.toBeChecked();
});

test('a buyer asks for access to an opportunity', async ({ page, context }) => {
  await authenticate(context, await createAccount(address()));
  const { results } = await (await page.request.get('/api/opportunities/?type_of_opportunity=sell')).json();
  await page.goto(`/opportunities/${results[0].id}`);
  await expect(title(page)).toBeVisible();
  const opener = page.getByRole('complementary').getByRole('button', { name: 'Ask for access' });
  await expect(opener).toBeVisible();
  await tabTo(page, opener, 40);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask for access' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const nda = dialog.getByRole('checkbox');
  const send = dialog.getByRole('button', { name: 'Send the request' });
  await tabTo(page, send, 8);
  await page.keyboard.press('Enter');
  await expect(nda).toBeFocused();
  await expectDescription(nda, /Accept the confidentiality agreement/);
  await page.keyboard.press('Space');
  await expect(nda).toBeChecked();
  await tabTo(page, dialog.getByRole('textbox'), 2);
  await page.keyboard.type('We run two mills and look for a third one.');
  await tabTo(page, send, 2);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText('Requested', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeFocused();
  await expectToast(page, 'Your request is on its way to the owner');
});
