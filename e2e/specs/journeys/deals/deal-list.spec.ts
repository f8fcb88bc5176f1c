import { routes } from '@handover/shared/contract';
import type { Browser } from '@playwright/test';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import type { Account } from '../../../product/records/account.ts';
import {
  acceptRequest,
  askForAccess,
  offerConfidentially,
  publish,
} from '../../../product/records/confidential-listing.ts';

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
