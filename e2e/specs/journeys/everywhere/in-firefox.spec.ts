import { paths, routes } from '@handover/shared/contract';
import { letterOfIntent } from '../../../actions/letter-of-intent.ts';
import { fillDate } from '../../../actions/person.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { socketOf, watchSockets } from '../../../fixtures/watched-socket.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, SIGNATURE } from '../../../product/records/account.ts';
import {
  acceptRequest,
  offerConfidentially,
  publish,
} from '../../../product/records/confidential-listing.ts';
import { dayFromNow } from '../../../product/records/open-deal.ts';
import { getAs } from '../../../product/records/post-as.ts';

test.use({ loadsAhead: true });

const auth = translationsOf('mfe-auth', 'fr');
const deals = translationsOf('mfe-deals', 'fr');
const opportunities = translationsOf('mfe-opportunities', 'fr');

// The console is watched in the other specs: Firefox itself logs errors for a socket or a call that a new page cuts short.
test('a buyer signs in by keys, asks for access, sends a letter and signs out', async ({ page, context }) => {
  await recordToasts(context);
  await withLanguage(context, 'fr');
  await watchSockets(context);
  const listing = await offerConfidentially(address());
  await publish(address(), listing);
  const buyer = await createAccount(address());
  const dialog = page.getByRole('dialog');

  await test.step('signs in by typing and Enter, and comes to the requested page', async () => {
    await page.goto(routes.login(routes.opportunity(listing.id)));
    const email = page.getByRole('main').getByRole('textbox', { name: auth('fields.email') });
    // A form takes no focus until the browser has taken the page over.
    await untilUsable(email);
    await email.focus();
    await page.keyboard.type(buyer.email);
    await page.keyboard.press('Tab');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: auth('fields.password') })
      .focus();
    await page.keyboard.type(buyer.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(routes.opportunity(listing.id));
  });

  await test.step('asks for access', async () => {
    await page
      .getByRole('complementary')
      .getByRole('button', { name: opportunities('access.request.action') })
      .click();
    await dialog.getByRole('checkbox').press('Space');
    await dialog
      .getByRole('textbox', { name: containing(opportunities('access.request.signature')) })
      .fill(SIGNATURE);
    await dialog.getByRole('textbox', { name: containing(opportunities('access.request.message')) }).focus();
    await page.keyboard.type('Deux ateliers à Cluses : « nous cherchons le troisième ».');
    await dialog.getByRole('button', { name: opportunities('access.request.send') }).press('Enter');
    await expectToast(page, opportunities('access.request.sent'));
  });

  const deal = await test.step('hears at once that the owner has accepted, and opens the deal', async () => {
    // What comes before has no toast: it is in the list of notifications.
    await expect.poll(async () => (await socketOf(page)).ready).toBeGreaterThan(0);
    const { results } = await getAs(address(), listing.owner, `${paths.requestsAsOwner}`);
    const { deal_id } = await acceptRequest(address(), listing, results[0].id);
    await expectToast(page, /la transaction est ouverte/);
    await page.goto(routes.dealView(deal_id));
    await expect(page.getByText('Tournerie Brévenne').first()).toBeVisible();
    return deal_id;
  });

  await test.step('sends a letter with a file of their own, valid until a day', async () => {
    await page.getByRole('link', { name: deals('action.submit_loi') }).click();
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: deals('loi.source.own') }).check();
    await main.locator('input[type=file]').setInputFiles(await letterOfIntent());
    await fillDate(main, deals('loi.expiration'), dayFromNow(20));
    await main.getByRole('button', { name: deals('loi.submit.action') }).click();
    await expectToast(page, deals('success.submit_loi'));
    await page.goto(routes.dealView(deal, { tab: 'loi' }));
    await expect(page.getByText(deals('loi.name', { number: 1, version: 1 })).first()).toBeVisible();
  });

  await test.step('signs out', async () => {
    await page.locator('[aria-controls="user-menu"]').click();
    await page.getByRole('button', { name: auth('menu.signOut'), exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(
      page.getByRole('banner').getByRole('link', { name: auth('signIn.submit'), exact: true }),
    ).toBeVisible();
  });
});
