import { type DealDetail, paths, routes } from '@handover/shared/contract';
import type { Browser, Page } from '@playwright/test';
import { fillDate, newPerson, type Person, shownDay } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { nearMidnight } from '../../../fixtures/near-midnight.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, fetchTokens } from '../../../product/records/account.ts';
import {
  dayFromNow,
  daysUntil,
  grantExclusivity,
  type OpenedDeal,
  openDeal,
  sendLetter,
} from '../../../product/records/open-deal.ts';
import { postAs } from '../../../product/records/post-as.ts';

test.use({ timezoneId: nearMidnight('after') });

const t = translationsOf('mfe-deals', 'en');
const written = (days: number) => shownDay(dayFromNow(days), 'en');

async function openAs(
  browser: Browser,
  account: Account,
  { id }: OpenedDeal,
  timezoneId?: string,
): Promise<Person> {
  const person = await newPerson(browser, address(), timezoneId ? { timezoneId } : {});
  await authenticate(person.context, account);
  await person.page.goto(routes.dealView(id));
  await expect(person.page.getByRole('tablist')).toBeVisible();
  return person;
}
const side = (page: Page) => page.getByRole('region', { name: t('side.label') });

async function read(account: Account, { id }: OpenedDeal): Promise<DealDetail> {
  const { access } = await fetchTokens(address(), account);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  return (await fetch(address() + paths.deal(id), { headers })).json();
}

async function editPrice(deal: OpenedDeal, price: number) {
  const { access } = await fetchTokens(address(), deal.seller);
  const { deal_opportunity_id: id } = await read(deal.seller, deal);
  const body = new FormData();
  body.set('asking_price', String(price));
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const response = await fetch(address() + paths.dealOpportunity(id), { method: 'PATCH', headers, body });
  expect(response.ok).toBe(true);
}

async function propose({ page }: Person, days: number) {
  await page.getByRole('button', { name: t('menu.open') }).click();
  await page.getByRole('menuitem', { name: t('action.propose_exclusivity_end') }).click();
  const dialog = page.getByRole('dialog');
  await fillDate(dialog, t('exclusivity.end'), dayFromNow(days));
  await dialog.getByRole('button', { name: t('actionDialog.propose_exclusivity_end.action') }).click();
  await expectToast(page, t('success.propose_exclusivity_end'));
}

/** Matches a text whatever its spaces are. */
const spaced = (text: string) => new RegExp(text.replace(/\s/g, '\\s'));

test('the last day of a letter read in Tahiti, then of exclusivity in Auckland, is that of Paris', async ({
  browser,
}) => {
  const deal = await openDeal(address());
  const accept = await sendLetter(address(), deal, dayFromNow(20));
  const shown = async (page: Page, last: string, letterLine: string) => {
    const until = t('clock.until', { date: last, place: 'Paris' });
    await expect(side(page).getByText(until)).toBeVisible();
    await expect(page.getByRole('region', { name: t('nextStep.mine') }).getByRole('status')).toContainText(
      last,
    );
    await page.getByRole('tab', { name: t('tabs.loi') }).click();
    await expect(page.getByText(spaced(`^${letterLine}`))).toBeVisible();
    await page.goto(routes.deals());
    await expect(page.getByTitle(spaced(until))).toBeVisible();
  };
  const behind = await openAs(browser, deal.seller, deal, 'Pacific/Tahiti');
  await shown(behind.page, written(20), t('loi.deadline.validity', { date: written(20) }));
  await accept(dayFromNow(60));
  const ahead = await openAs(browser, deal.buyer, deal, 'Pacific/Auckland');
  await shown(ahead.page, written(60), t('loi.deadline.exclusivity', { date: written(60) }));
});

test('an earlier end is proposed by the seller and agreed by the buyer, each on an open page', async ({
  browser,
  timezoneId,
}) => {
  const left = (days: number) => `${daysUntil(dayFromNow(days), timezoneId)} days`;
  const deal = await openDeal(address());
  await grantExclusivity(address(), deal);
  const seller = await openAs(browser, deal.seller, deal);
  const buyer = await openAs(browser, deal.buyer, deal);
  await expect(side(seller.page).getByRole('timer')).toHaveText(left(60));
  await propose(seller, 30);
  await side(buyer.page)
    .getByRole('button', { name: t('proposal.agree') })
    .click();
  const dialog = buyer.page.getByRole('dialog', { name: t('proposal.agreeTitle') });
  await expect(dialog).toContainText(written(30));
  await dialog.getByRole('button', { name: t('proposal.agree') }).click();
  await expectToast(buyer.page, t('proposal.agreed'));
  for (const { page } of [seller, buyer]) {
    await expect(side(page).getByText(t('proposal.title'))).toHaveCount(0);
    await expect(side(page).getByRole('timer')).toHaveText(left(30));
  }
  for (const { watched } of [seller, buyer]) expect(watched.messages).toEqual([]);
});

test('each party sees at once what the other does: a pause, a new price, a cancellation', async ({
  browser,
}) => {
  const deal = await openDeal(address());
  const seller = await openAs(browser, deal.seller, deal);
  const buyer = await openAs(browser, deal.buyer, deal);
  const { page } = buyer;

  await test.step('who paused the deal is told; the owner may resume it as well', async () => {
    await postAs(address(), deal.buyer, paths.pauseDeal(deal.id), {});
    await expect(side(seller.page).getByRole('status')).toHaveText(/^Odile Marchand paused the deal/);
    await expect(side(page).getByRole('status')).toHaveText(/^You paused the deal/);
    const resume = { name: t('action.resume') };
    await side(seller.page).getByRole('button', resume).click();
    await seller.page.getByRole('dialog').getByRole('button', resume).click();
    await expect(side(page).getByRole('link', { name: t('action.submit_loi') })).toBeVisible();
  });

  await test.step('the new price stands in the timeline with the old one', async () => {
    await expect(page.getByText('€3,900,000')).toBeVisible();
    await editPrice(deal, 3_500_000);
    await expect(page.getByText('€3,500,000')).toBeVisible();
    await page.getByRole('tab', { name: t('tabs.timeline') }).click();
    const entry = page.getByRole('listitem').filter({ hasText: t('timeline.event.details_changed') });
    await expect(entry).toContainText(`${t('timeline.field.asking_price')}: `);
    await expect(entry.locator('del')).toContainText('€3,900,000');
    await expect(entry.locator('ins')).toContainText('€3,500,000');
    await expect(entry).toContainText('Odile Marchand');
    await expect(entry.locator('time')).toHaveText(/\d\d:\d\d$/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('timeline.export') }).click();
    expect((await download).suggestedFilename()).toMatch(/^Timeline - Turned parts.*\.xlsx$/);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('each has the e-mail of the other, and no longer once it is cancelled', async () => {
    await expect(side(seller.page).getByRole('link', { name: deal.buyer.email })).toBeVisible();
    await expect(side(page).getByRole('link', { name: deal.seller.email })).toBeVisible();
    await postAs(address(), deal.buyer, paths.cancelDeal(deal.id), {
      cancellation_reason: 'We found another one',
    });
    for (const each of [seller.page, page]) {
      await expect(side(each).getByText(t('side.contactOver'))).toBeVisible();
      await expect(side(each).getByRole('link', { name: /@/ })).toHaveCount(0);
      await expect(each.getByRole('timer')).toHaveCount(0);
    }
  });
  for (const { watched } of [seller, buyer]) expect(watched.messages).toEqual([]);
});

const box = async (of: ReturnType<Page['locator']>) => {
  const found = await of.boundingBox();
  if (!found) throw new Error('not drawn');
  return found;
};

test('the head is low and what comes next stays; on a phone the open tab is on the first screen', async ({
  browser,
}) => {
  const deal = await openDeal(address());
  await sendLetter(address(), deal, dayFromNow(20));
  const { page, watched } = await openAs(browser, deal.seller, deal);
  await page.setViewportSize({ width: 1280, height: 800 });
  const tabs = page.getByRole('tablist');
  expect((await box(page.getByRole('list', { name: t('phase.label') }))).height).toBe(40);
  expect((await box(tabs)).y).toBeLessThan(260);
  expect((await box(side(page))).width).toBe(340);
  await page.mouse.wheel(0, 2000);
  await expect(side(page).getByRole('status')).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 780 });
  const step = t('phase.summary', { step: 2, steps: 5, phase: t('phase.loi') });
  for (const tab of ['loi', 'timeline']) {
    await page.goto(routes.dealView(deal.id, { tab }));
    const panel = page.getByRole('tabpanel');
    await expect(panel).toBeVisible();
    expect((await box(panel)).y, tab).toBeLessThan(420);
    await expect(page.getByText(step)).toBeInViewport();
    await expect(side(page).getByRole('button', { name: t('action.accept_loi') })).toBeInViewport();
    await expect(page.getByRole('tab', { name: t(`tabs.${tab}`) })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  // The status is on the line of the title, the other party and the clock are in the overview.
  const [title, status] = [await box(page.locator('h1')), await box(page.getByText(t('state.active')))];
  expect(status.y).toBeLessThan(title.y + title.height);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await tabs.getByRole('tab', { name: t('tabs.overview') }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('tabpanel').getByRole('link', { name: deal.buyer.email })).toBeInViewport();
  // One row, which is scrolled sideways, and stays below the header.
  const rows = new Set<number>();
  for (const tab of await tabs.getByRole('tab').all()) rows.add((await box(tab)).y);
  expect(rows.size).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(async () => (await box(tabs)).y).toBe(64);
  expect(watched.messages).toEqual([]);
});
