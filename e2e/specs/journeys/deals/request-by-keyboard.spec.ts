import { routes } from '@handover/shared/contract';
import type { Locator, Page } from '@playwright/test';
import { expectVisibleFocus, tabTo } from '../../../actions/keyboard.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, SIGNATURE } from '../../../product/records/account.ts';
import { offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';

const TITLE = 'Watch parts, turned';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function press(page: Page, target: Locator, maxSteps?: number) {
  await tabTo(page, target, maxSteps);
  await page.keyboard.press('Enter');
}

test.afterEach(({ watched }) => expect(watched.messages).toEqual([]));

test('access is asked for and given by the keys alone, from the list to the open deal', async ({
  page,
  context,
}) => {
  const [listing, buyer] = await Promise.all([
    offerConfidentially(address(), { project_title: TITLE }),
    createAccount(address()),
  ]);
  await publish(address(), listing);
  await recordToasts(context);
  await withLanguage(context, 'en');
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });

  await test.step('the buyer opens it from the list: skip link, search, first card', async () => {
    await authenticate(context, buyer);
    await page.goto(routes.opportunities('sell'));
    await press(page, page.getByRole('link', { name: 'Skip to the content' }), 1);
    const search = page.getByRole('main').getByRole('searchbox').first();
    await tabTo(page, search);
    await page.keyboard.type(TITLE);
    await press(page, page.getByRole('main').getByRole('link', { name: TITLE }));
    await expect(page).toHaveURL(routes.opportunity(listing.id));
    await expect(title(page)).toBeFocused();
  });

  await test.step('the buyer asks: what is missing takes the focus, Space accepts, Enter sends', async () => {
    await press(page, page.getByRole('complementary').getByRole('button', { name: 'Ask for access' }), 40);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    const agreement = dialog.getByRole('checkbox');
    await press(page, button('Send the request'), 8);
    await expect(agreement).toBeFocused();
    await expect(agreement).toHaveAccessibleDescription(/Accept the confidentiality agreement/);
    await page.keyboard.press('Space');
    await expect(agreement).toBeChecked();
    await tabTo(page, dialog.getByRole('textbox', { name: /Your name/ }), 2);
    await page.keyboard.type(SIGNATURE);
    await tabTo(page, dialog.getByRole('textbox', { name: /Message/ }), 2);
    await page.keyboard.type('We run two mills and look for a third one.');
    await press(page, button('Send the request'), 2);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('complementary').getByText('Requested', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeFocused();
    await expectToast(page, 'Your request is on its way to the owner');
  });

  await test.step('the owner looks and leaves by Escape; the focus is where it was', async () => {
    await authenticate(context, listing.owner);
    await page.goto(routes.deals());
    const answer = page.getByRole('main').getByRole('button', { name: /^Answer/ });
    await press(page, answer);
    await expect(button('Not yet')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectVisibleFocus(answer);
  });

  await test.step('the owner lets the buyer in: Enter, Shift+Tab, Enter', async () => {
    await page.keyboard.press('Enter');
    await expect(button('Not yet')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectVisibleFocus(button(/^Open to /));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('body:focus')).toHaveCount(0);
  });

  await test.step('the deal that begins is opened from its row', async () => {
    await press(page, page.getByRole('main').getByRole('link', { name: TITLE, exact: true }));
    await expect(page).toHaveURL(/user-deals\/view\/\d+$/);
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });
});
