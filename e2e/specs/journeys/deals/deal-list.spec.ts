import { paths, routes } from '@handover/shared/contract';
import type { Browser } from '@playwright/test';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, fetchTokens } from '../../../product/records/account.ts';
import {
  acceptRequest,
  askForAccess,
  offerConfidentially,
  publish,
} from '../../../product/records/confidential-listing.ts';
import { openDeal } from '../../../product/records/open-deal.ts';
import { postAs } from '../../../product/records/post-as.ts';

const t = translationsOf('mfe-deals', 'en');

async function visitList(browser: Browser, account: Account) {
  const person = await newPerson(browser, address());
  await authenticate(person.context, account);
  await person.page.goto(routes.deals());
  const group = (name: 'mine' | 'theirs') =>
    person.page.getByRole('list', { name: t(`list.group.${name}`), exact: true }).getByRole('listitem');
  await expect(group('mine').or(group('theirs')).first()).toBeVisible();
  return { ...person, group };
}

test('what waits for me begins at the top, requests first, on a desk and on a phone', async ({ browser }) => {
  const listing = await offerConfidentially(address());
  await publish(address(), listing);
  const { requestId } = await askForAccess(address(), listing);
  await acceptRequest(address(), listing, requestId);
  await askForAccess(address(), listing);
  const { page, group, watched } = await visitList(browser, listing.owner);
  const heading = page.getByRole('heading', { name: t('list.group.mine') });
  for (const [width, height, most] of [
    [1280, 800, 300],
    [360, 780, 420],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await heading.boundingBox())?.y, `${width}`).toBeLessThan(most);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await group('mine')
    .first()
    .getByRole('button', { name: t('list.action.answer') })
    .click();
  await expect(page.getByRole('dialog').getByText(t('requests.open.later'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('list.filters') }).click();
  await expect(page.getByRole('combobox', { name: t('list.order.label') })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(watched.messages).toEqual([]);
});

test('who is asked has the move, whichever side that is, until it is answered', async ({ browser }) => {
  const deal = await openDeal(address());
  const seller = await visitList(browser, deal.seller);
  await expect(seller.group('theirs')).toHaveCount(1);
  const { id } = await postAs(address(), deal.buyer, paths.questions, {
    deal_id: deal.id,
    question: 'How old is the roof of the hall?',
  });
  // It moves without a reload.
  await expect(seller.group('mine')).toContainText(t('list.step.questions.seller_one', { name: 'Odile' }));
  await expect(seller.group('theirs')).toHaveCount(0);
  await seller
    .group('mine')
    .getByRole('link', { name: t('list.action.answer') })
    .click();
  const step = seller.page.getByRole('region', { name: t('nextStep.mine') });
  await expect(step.getByRole('link', { name: t('list.action.answer') })).toBeVisible();
  await expect(seller.page.getByRole('tab', { name: t('tabs.questions') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const { access } = await fetchTokens(address(), deal.seller);
  await fetch(address() + paths.question(id), {
    method: 'PATCH',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ answer: 'Twelve years.' }),
  });
  await expect(step).toHaveCount(0);

  await postAs(address(), deal.seller, paths.questions, {
    deal_id: deal.id,
    question: 'Who pays for the audit?',
  });
  const buyer = await visitList(browser, deal.buyer);
  await expect(buyer.group('mine')).toHaveCount(1);
  await seller.page.goto(routes.deals());
  await expect(seller.group('theirs')).toHaveCount(1);
});
