import { routes } from '@handover/shared/contract';
import type { Locator, Page } from '@playwright/test';
import { expectVisibleFocus, paste, tabTo } from '../../../actions/keyboard.ts';
import { shownDay, typedDay } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';
import { dayFromNow, openDeal, sendLetter } from '../../../product/records/open-deal.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: onePagePdf(name),
});

test.beforeEach(async ({ context }) => {
  await recordToasts(context);
  await withLanguage(context, 'en');
});
test.afterEach(({ watched }) => expect(watched.messages).toEqual([]));

async function press(page: Page, target: Locator, maxSteps?: number) {
  await tabTo(page, target, maxSteps);
  await page.keyboard.press('Enter');
}

/** Moves to a tab by the arrow keys, as in every tab list; Enter opens it. */
async function openTab(page: Page, name: string) {
  const tabs = page.getByRole('tab');
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const names = await tabs.allInnerTexts();
  for (const at of names.slice(1, names.findIndex((each) => each.startsWith(name)) + 1).keys()) {
    await page.keyboard.press('ArrowRight');
    await expectVisibleFocus(tabs.nth(at + 1));
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

test('both sides of a deal: from the list into the data room and the questions', async ({
  page,
  context,
}) => {
  const deal = await openDeal(address());
  await authenticate(context, deal.seller);

  await test.step('the list leads to the deal', async () => {
    await page.goto(routes.deals());
    await press(page, page.getByRole('main').getByRole('link', { name: deal.title, exact: true }));
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${routes.dealView(deal.id)}$`));
  });

  await test.step('documents are added, and one is opened and closed again', async () => {
    await openTab(page, 'Data room');
    const add = page.getByRole('button', { name: 'Add files: Other documents' });
    await tabTo(page, add);
    for (const name of ['Lease.pdf', 'Patents.pdf']) {
      const chooser = page.waitForEvent('filechooser');
      // Another call to the browser, so that it knows by now that the dialog is awaited.
      await expectVisibleFocus(add);
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(pdf(name));
      await expect(page.getByRole('button', { name: `Preview ${name}` })).toBeVisible();
    }
    const lease = page.getByRole('button', { name: 'Preview Lease.pdf' });
    await tabTo(page, lease, 40, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectVisibleFocus(lease);
  });

  await test.step('one is chosen by the space bar and deleted; the focus is not lost', async () => {
    const choose = page.getByRole('checkbox', { name: 'Choose Patents.pdf' });
    await tabTo(page, choose);
    await page.keyboard.press('Space');
    await expect(choose).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Delete 1 file' }), 40, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete Patents.pdf?' });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press(page, dialog.getByRole('button', { name: 'Delete', exact: true }), 4);
    await expect(page.getByRole('button', { name: 'Preview Patents.pdf' })).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(page.locator('body:focus')).toHaveCount(0);
  });

  await test.step('the buyer asks a question', async () => {
    await authenticate(context, deal.buyer);
    await page.goto(routes.dealView(deal.id, { tab: 'questions' }));
    await expect(page.getByText('No question yet')).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: 'Subject (optional)' }));
    await page.keyboard.type('Lease');
    await tabTo(page, page.getByRole('textbox', { name: 'Your question' }), 3);
    await page.keyboard.type('Until when does it run?');
    await press(page, page.getByRole('button', { name: 'Ask the question' }), 4);
    await expectToast(page, 'Your question is sent');
    await expect(page.locator('body:focus')).toHaveCount(0);
  });

  await test.step('the seller answers and corrects the answer', async () => {
    await authenticate(context, deal.seller);
    await page.goto(routes.dealView(deal.id, { tab: 'questions' }));
    await press(page, page.getByRole('button', { name: 'Answer question 1' }));
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    await expectVisibleFocus(answer);
    await page.keyboard.type('Until 2031.');
    await press(page, page.getByRole('button', { name: 'Send the answer' }), 4);
    const correct = page.getByRole('button', { name: 'Correct the answer to question 1' });
    await expect(correct).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
    await tabTo(page, correct, 40);
    await page.keyboard.press('Enter');
    await expectVisibleFocus(answer);
    await page.keyboard.press('Escape');
  });
});

test('a letter is written by the buyer and declined by the seller, the next one accepted until a day that is typed', async ({
  page,
  context,
}) => {
  const deal = await openDeal(address());
  const dialog = page.getByRole('dialog');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await authenticate(context, deal.buyer);
  await page.goto(routes.dealView(deal.id));
  await press(page, page.getByRole('link', { name: 'Submit a letter of intent', exact: true }));
  await expect(title(page)).toBeFocused();
  await tabTo(page, box('Price'));
  await paste(page, '3 700 000');
  await tabTo(page, box('Financing'));
  await page.keyboard.type('Equity, and a loan of our bank');
  await tabTo(page, box('Conditions'));
  await paste(page, 'The lease goes on.\nThe manager stays a year.');
  await press(page, page.getByRole('button', { name: 'Submit the letter' }));
  await expectToast(page, 'Your letter of intent is submitted');

  await authenticate(context, deal.seller);
  await page.goto(routes.dealView(deal.id, { tab: 'loi' }));
  await expect(page.getByText('€3,700,000').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Decline the letter', exact: true }));
  await tabTo(page, dialog.getByRole('textbox'), 10);
  await page.keyboard.type('Too low for thirty years of work');
  await press(page, dialog.getByRole('button', { name: 'Decline the letter' }));
  await expectToast(page, 'Letter declined');
  await expect(dialog).toHaveCount(0);

  await sendLetter(address(), deal, dayFromNow(20));
  const accept = page.getByRole('button', { name: 'Accept the letter', exact: true }).first();
  await expect(accept).toBeVisible();
  await press(page, accept);
  const end = dialog.getByRole('textbox', { name: 'End of exclusivity' });
  await tabTo(page, end, 10);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(typedDay(dayFromNow(45)));
  // Enter takes the day and leaves the rest alone: the button accepts.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Accept and begin exclusivity' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(shownDay(dayFromNow(45), 'en')).first()).toBeVisible();
});
