import type { Language } from '@handover/shared/contract';
import type { Browser, Page } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { address } from '../product/own-product.ts';
import type { Account } from '../product/records/account.ts';
import {
  acceptRequest,
  askForAccess,
  offerConfidentially,
  publish,
} from '../product/records/confidential-listing.ts';
import { newPerson, type Person } from './person.ts';

/** Opens a page of the product as this person, in a browser of their own. */
export async function visit(
  browser: Browser,
  who: Account,
  language: Language,
  path: string,
): Promise<Person> {
  const person = await newPerson(browser, address());
  await withLanguage(person.context, language, address());
  await authenticate(person.context, who);
  await person.page.goto(path);
  return person;
}

/** A deal of a buyer, and another of a rival, of one listing. */
export async function startDeals() {
  const listing = await offerConfidentially(address());
  await publish(address(), listing);
  const [buyer, rival] = [await askForAccess(address(), listing), await askForAccess(address(), listing)];
  const { deal_id: deal } = await acceptRequest(address(), listing, buyer.requestId);
  const { deal_id: rivalDeal } = await acceptRequest(address(), listing, rival.requestId);
  return { deal, rivalDeal, owner: listing.owner, buyer: buyer.requester, rival: rival.requester };
}

/** The question with this text, in the list of its deal. */
export const entry = (page: Page, text: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text }).first();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
