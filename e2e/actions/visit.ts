import type { Language } from '@handover/shared/contract';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { recordToasts } from '../fixtures/toasts.fixture.ts';
import { address } from '../product/own-product.ts';
import { type Account, createAccount } from '../product/records/account.ts';
import { newPerson, type Person } from './person.ts';

/** Opens a page of the product as this person, in a browser of their own. */
export async function visit(
  browser: Browser,
  who: Account | string,
  language: Language,
  path: string,
): Promise<Person> {
  const person = await newPerson(browser, address());
  await withLanguage(person.context, language, address());
  await authenticate(person.context, who);
  await person.page.goto(path);
  return person;
}

/** The same, once the page shows its heading. */
export async function visitShown(...person: Parameters<typeof visit>): Promise<Person> {
  const visitor = await visit(...person);
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
  return visitor;
}

/** A new account, signed in to this browser. */
export async function enterAnew(context: BrowserContext, language: Language): Promise<Account> {
  const account = await createAccount(address());
  await recordToasts(context);
  await withLanguage(context, language);
  await authenticate(context, account);
  return account;
}
