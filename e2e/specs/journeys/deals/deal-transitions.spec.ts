import { routes } from '@handover/shared/contract';
import type { Browser } from '@playwright/test';
import { letterOfIntent } from '../../../actions/letter-of-intent.ts';
import { fillDate, newPerson, type Person } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { nearMidnight } from '../../../fixtures/near-midnight.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount } from '../../../product/records/account.ts';
import {
  acceptRequest,
  askForAccess,
  offerConfidentially,
  publish,
} from '../../../product/records/confidential-listing.ts';
import { dayFromNow, daysUntil, grantExclusivity } from '../../../product/records/open-deal.ts';

// The phases of the server rules, done on the page: each party is offered what it may do and nothing else, sees at once what the
// other does, and a rival learns no more than that. Every row of the table is in `deal.rules.test.ts` of the api.
test.use({ timezoneId: nearMidnight('before') });

const t = translationsOf('mfe-deals', 'en');

async function openAs(browser: Browser, account: Account, dealId: number): Promise<Person> {
  const person = await newPerson(browser, address());
  await authenticate(person.context, account);
  await person.page.goto(routes.dealView(dealId));
  return person;
}

/** Two buyers of one business, the first with exclusivity; their deals are open on the pages of all three. */
async function withTwoBuyers(browser: Browser) {
  const listing = await offerConfidentially(address());
  await publish(address(), listing);
  const deals = [];
  for (let buyer = 0; buyer < 2; buyer += 1) {
    const { requester, requestId } = await askForAccess(address(), listing);
    const { deal_id: id } = await acceptRequest(address(), listing, requestId);
    deals.push({ id, title: '', seller: listing.owner, buyer: requester });
  }
  const [deal, rivalDeal] = deals;
  if (!deal || !rivalDeal) throw new Error('no deals');
  await grantExclusivity(address(), deal);
  return {
    deal,
    seller: await openAs(browser, deal.seller, deal.id),
    buyer: await openAs(browser, deal.buyer, deal.id),
    rival: await openAs(browser, rivalDeal.buyer, rivalDeal.id),
  };
}

/** What was said of the sale, in the overview. */
const sale = ({ page }: Person) => page.getByRole('region', { name: t('completion.title'), exact: true });
const side = ({ page }: Person) => page.getByRole('region', { name: t('side.label') });
const isAt = async (people: Person[], phase: string) => {
  for (const { page } of people)
    await expect(
      page.getByRole('list', { name: t('phase.label') }).locator('[aria-current=step]'),
    ).toContainText(t(`phase.${phase}`));
};

/** The actions of the menu, those that everyone always has aside. */
async function isOffered({ page }: Person, actions: string[]) {
  await page.getByRole('button', { name: t('menu.open') }).click();
  const always = [t('edit.link'), t('questions.open'), t('action.archive'), t('menu.advisers')];
  await expect
    .poll(async () =>
      (await page.getByRole('menuitem').allTextContents()).filter((text) => !always.includes(text)),
    )
    .toEqual(actions.map((action) => t(`action.${action}`)));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
}

async function act({ page }: Person, action: string, dialog?: string) {
  await page.getByRole('button', { name: t('menu.open') }).click();
  await page.getByRole('menuitem', { name: t(`action.${action}`) }).click();
  if (dialog)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(`actionDialog.${dialog}.action`) })
      .click();
  // They tell the other side, so they ask first.
  if (action === 'pause' || action === 'resume')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(`action.${action}`) })
      .click();
  await expectToast(page, t(`success.${dialog ?? action}`));
}

const REFUSAL = 'The working capital was not paid yet';

/** The seller states price, day and signed document; the price is that of the letter, the day today. */
async function declareSale({ page }: Person) {
  await page.getByRole('button', { name: t('menu.open') }).click();
  await page.getByRole('menuitem', { name: t('action.complete') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('completion.finalPrice') }).fill('3650000');
  await dialog.locator('input[type=file]').setInputFiles(await letterOfIntent());
  await dialog.getByRole('button', { name: t('completion.declare') }).click();
  await expectToast(page, t('success.complete'));
}

async function answerSale({ page }: Person, answer: string, reason?: string) {
  await page
    .getByRole('region', { name: t('side.label') })
    .getByRole('button', { name: t(`action.${answer}`) })
    .click();
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByRole('textbox', { name: t('completion.refuseLabel') }).fill(reason);
  await dialog.getByRole('button', { name: t(`actionDialog.${answer}.action`) }).click();
  await expectToast(page, t(`success.${answer}`));
}

async function changeEnd({ page }: Person, days: number) {
  await page.getByRole('button', { name: t('menu.open') }).click();
  await page.getByRole('menuitem', { name: t('action.change_exclusivity') }).click();
  const dialog = page.getByRole('dialog');
  await fillDate(dialog, t('exclusivity.end'), dayFromNow(days));
  await dialog.getByRole('button', { name: t('actionDialog.change_exclusivity.action') }).click();
  await expectToast(page, t('success.change_exclusivity'));
}

test('a deal moves forward, back, is paused and completed, each by whom it may; the rival’s ends as sold', async ({
  browser,
}) => {
  const { deal, seller, buyer, rival } = await withTwoBuyers(browser);
  const both = [seller, buyer];

  await isAt(both, 'due_diligence');
  await isOffered(seller, [
    'forward_due_diligence',
    'change_exclusivity',
    'propose_exclusivity_end',
    'pause',
    'cancel',
  ]);
  await isOffered(buyer, ['forward_due_diligence', 'change_exclusivity', 'pause', 'cancel']);
  // A party that exclusivity pauses can only leave.
  await isOffered(rival, ['cancel']);

  await act(buyer, 'forward_due_diligence', 'phase_forward');
  await isAt(both, 'spa');
  await act(seller, 'forward_spa', 'phase_forward');
  await isAt(both, 'closing');
  await act(seller, 'phase_back', 'phase_back');
  await isAt(both, 'spa');
  await act(seller, 'forward_spa', 'phase_forward');
  await isAt(both, 'closing');
  await isOffered(seller, [
    'phase_back',
    'change_exclusivity',
    'propose_exclusivity_end',
    'pause',
    'complete',
    'cancel',
  ]);
  await isOffered(buyer, ['change_exclusivity', 'pause', 'cancel']);

  await act(buyer, 'pause');
  await expect(side(seller).getByRole('button', { name: t('action.resume') })).toBeVisible();
  await isOffered(seller, ['change_exclusivity', 'propose_exclusivity_end', 'resume', 'cancel']);
  await act(buyer, 'resume');
  await act(seller, 'pause');
  // Only the owner can resume a deal that the owner has paused.
  await expect(side(buyer).getByRole('status')).toContainText(
    'until it resumes you can read and answer questions',
  );
  await isOffered(buyer, ['change_exclusivity', 'cancel']);
  await act(seller, 'resume');
  await expect(side(seller).getByRole('button', { name: t('action.complete') })).toBeVisible();

  await declareSale(seller);
  await expect(sale(seller).getByRole('button', { name: t('completion.withdraw') })).toBeVisible();
  await expect(side(buyer).getByRole('button', { name: t('action.confirm_completion') })).toBeVisible();
  await answerSale(buyer, 'refuse_completion', REFUSAL);
  await expect(sale(seller)).toContainText(REFUSAL);
  await declareSale(seller);
  await answerSale(buyer, 'confirm_completion');
  for (const person of both)
    await expect(side(person).getByRole('heading', { name: t('nextStep.ended') })).toBeVisible();
  await isOffered(seller, []);
  const started = buyer.page.waitForEvent('download');
  await buyer.page.getByRole('button', { name: t('dossier.download') }).click();
  expect((await started).suggestedFilename()).toMatch(/^Dossier - .*\.zip$/);
  await expect(side(rival).getByRole('heading', { name: t('nextStep.ended') })).toBeVisible();
  await expect(rival.page.getByRole('button', { name: t('dossier.download') })).toHaveCount(0);
  await expect(side(rival).getByRole('status')).toContainText('the business was sold to someone else');
  expect(await rival.responseBodies()).not.toContain(deal.buyer.email);
  for (const { watched } of [seller, buyer, rival]) expect(watched.messages).toEqual([]);
});

test('exclusivity is extended and shortened; a cancelled deal sets the rival free, and is archived by one alone', async ({
  browser,
  timezoneId,
}) => {
  const { deal, seller, buyer, rival } = await withTwoBuyers(browser);
  const bothShow = async (days: number) => {
    const left = `${daysUntil(dayFromNow(days), timezoneId)} days`;
    for (const person of [seller, buyer]) await expect(side(person).getByRole('timer')).toHaveText(left);
  };
  await changeEnd(seller, 90);
  await bothShow(90);
  await changeEnd(buyer, 45);
  await bothShow(45);

  await buyer.page.getByRole('button', { name: t('menu.open') }).click();
  await buyer.page.getByRole('menuitem', { name: t('action.cancel') }).click();
  const dialog = buyer.page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: t('actionDialog.cancel.action') });
  await dialog.getByRole('textbox').fill('Too dear');
  await confirm.click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill('Our bank withdrew its offer yesterday.');
  await confirm.click();
  await expect(side(seller).getByRole('status')).toContainText('Our bank withdrew its offer yesterday.');
  await isOffered(seller, []);
  await expect(side(rival).getByRole('link', { name: t('action.submit_loi') })).toBeVisible();
  await isOffered(rival, ['pause', 'cancel']);
  expect(await rival.responseBodies()).not.toContain('withdrew its offer');

  await act(seller, 'archive');
  await seller.page.getByRole('button', { name: t('menu.open') }).click();
  await expect(seller.page.getByRole('menuitem', { name: t('action.unarchive') })).toBeVisible();
  await buyer.page.getByRole('button', { name: t('menu.open') }).click();
  await expect(buyer.page.getByRole('menuitem', { name: t('action.archive') })).toBeVisible();
  for (const { watched } of [seller, buyer, rival]) expect(watched.messages).toEqual([]);

  const stranger = await openAs(browser, await createAccount(address()), deal.id);
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(t('view.notFound.title'));
  expect(await stranger.responseBodies()).not.toContain('watchmakers');
});
