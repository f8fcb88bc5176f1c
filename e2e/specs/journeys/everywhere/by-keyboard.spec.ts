import type { Locator, Page } from '@playwright/test';
import { expectVisibleFocus, tabTo } from '../../../actions/keyboard.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';

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

test('the switches of the settings are toggled by the space bar and saved; Enter makes the address of a calendar', async ({
  page,
  context,
}) => {
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
  await tabTo(page, page.getByRole('button', { name: 'Make an address' }), 60);
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('textbox', { name: 'Address for your calendar program' });
  await expect(calendar).toBeFocused();
  const read = await page.request.get(await calendar.inputValue());
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
});
