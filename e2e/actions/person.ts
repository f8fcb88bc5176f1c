import type { Day, Language } from '@handover/shared/contract';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { watchPage } from '../fixtures/clean-console.fixture.ts';
import { savingData } from '../fixtures/preferences.fixture.ts';
import { recordToasts } from '../fixtures/toasts.fixture.ts';
import type { Account } from '../product/records/account.ts';

/** A user with their own browser context. */
export interface Person {
  page: Page;
  context: BrowserContext;
  watched: ReturnType<typeof watchPage>;
  /** The bodies of all api responses to this user until now, to check that they do not contain some text. */
  responseBodies: () => Promise<string>;
}

export async function newPerson(
  browser: Browser,
  address: string,
  { loadsAhead = false, ...options }: BrowserContextOptions & { loadsAhead?: boolean } = {},
): Promise<Person> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', ...options });
  if (!loadsAhead) await savingData(context);
  await recordToasts(context);
  const page = await context.newPage();
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    // The body of a redirect, or of a page that was left, can't be read.
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  const responseBodies = async () => (await Promise.all(bodies)).join(' ');
  return { page, context, watched: watchPage(page), responseBodies };
}

export async function signIn({ page }: Person, { email, password }: Account, remember = false) {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  if (remember) await page.getByRole('checkbox', { name: /Keep me signed in/ }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /Account of/ })).toBeVisible();
}

/** Opens a select and chooses an option. */
export async function choose(inside: Page | Locator, label: string, option: string) {
  await inside.getByRole('combobox', { name: label, exact: true }).click();
  const page = 'page' in inside ? inside.page() : inside;
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** A day as people type it. */
export const typedDay = (day: Day) => day.split('-').reverse().join('.');

/** Types a date and tabs to the next field, which closes the calendar. */
export async function fillDate(inside: Locator, label: string, day: Day) {
  const field = inside.getByRole('textbox', { name: label });
  await field.fill(typedDay(day));
  await field.press('Tab');
}

/** A day as every date is shown: 9 Sep 2026, 9 sept. 2026. */
export function shownDay(day: Day, language: Language): string {
  const date = new Date(day);
  const month = date.toLocaleDateString(language === 'fr' ? 'fr-FR' : 'en-US', {
    month: 'short',
    timeZone: 'UTC',
  });
  const number = date.getUTCDate() === 1 && language === 'fr' ? '1er' : date.getUTCDate();
  return [number, month, date.getUTCFullYear()].join('\u00a0');
}
