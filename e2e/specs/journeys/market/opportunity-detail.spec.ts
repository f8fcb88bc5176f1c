import { LANGUAGES, routes } from '@handover/shared/contract';
import type { Browser, Page } from '@playwright/test';
import { newPerson, type Person } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount } from '../../../product/records/account.ts';
import {
  acceptRequest,
  askForAccess,
  type ConfidentialListing,
  offerConfidentially,
  publish,
  SECRETS,
} from '../../../product/records/confidential-listing.ts';

let listing: ConfidentialListing;
let pending: Account;
let party: Account;

test.beforeAll(async () => {
  listing = await offerConfidentially(address());
  await publish(address(), listing);
  pending = (await askForAccess(address(), listing)).requester;
  const { requester, requestId } = await askForAccess(address(), listing);
  await acceptRequest(address(), listing, requestId);
  party = requester;
});

/** The text of the page as it is on screen, or on paper. */
async function textOf(page: Page, media: 'screen' | 'print') {
  await page.emulateMedia({ media });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  return text.replace(/\s+/g, ' ');
}
const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);
  const exactRevenue = { en: '€4.8M', fr: '4,8 M€' }[language];
  const exactEbitda = { en: '€720k', fr: '720 k€' }[language];
  const country = { en: 'Switzerland', fr: 'Suisse' }[language];

  const visit = async (browser: Browser, who: Account | null, path: string): Promise<Person> => {
    const person = await newPerson(browser, address());
    await withLanguage(person.context, language, address());
    if (who) await authenticate(person.context, who);
    // A printed page must not depend on a dialog of the browser.
    await person.page.addInitScript(() => {
      window.print = () => undefined;
    });
    await person.page.goto(path);
    await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('Turned parts for watchmakers');
    await expect(person.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    return person;
  };
  const panel = (page: Page) => page.getByRole('complementary', { name: t('access.title') });
  const leave = async ({ page, context, watched }: Person) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(watched.messages).toEqual([]);
    await context.close();
  };
  // Each test in one language, the next one in the other.
  const inTurn = (test: number) => tagByLanguage(LANGUAGES[test % LANGUAGES.length] ?? 'en', language);
  const named = (name: string) => `${name} (${language})`;
  const expectNothingSecret = async ({ page, responseBodies }: Person) => {
    for (const media of ['screen', 'print'] as const)
      expect(secretsIn(await textOf(page, media))).toEqual([]);
    expect(secretsIn(await responseBodies())).toEqual([]);
  };

  test(named('a visitor reads price, bands and what opens the rest'), inTurn(0), async ({ browser }) => {
    const person = await visit(browser, null, routes.opportunity(listing.id));
    const { page } = person;
    await expect(panel(page).getByRole('link', { name: t('access.visitor.action') })).toBeVisible();
    await expect(panel(page)).toContainText(t('access.next.answer_other', { count: 21 }));
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    const box = await panel(page).boundingBox();
    expect(Math.abs((box?.y ?? 0) - (await top('h1')))).toBeLessThan(24);
    const outline = page.getByRole('region', { name: t('locked.title') });
    for (const key of ['access', 'loi', 'dueDiligence'])
      await expect(outline.getByText(t(`locked.opens.${key}`)).first()).toBeVisible();
    await expectNothingSecret(person);
    await leave(person);
  });

  test(named('a signed-in stranger may ask, and receives nothing secret'), inTurn(1), async ({ browser }) => {
    const person = await visit(browser, await createAccount(address()), routes.opportunity(listing.id));
    await expect(panel(person.page).getByRole('button', { name: t('access.request.action') })).toBeVisible();
    const favorite = t('favorite.label', { title: 'Turned parts for watchmakers' });
    await expect(panel(person.page).getByRole('button', { name: favorite })).toBeVisible();
    await expectNothingSecret(person);
    await leave(person);
  });

  test(named('a requester waits, with the days that the owner has'), inTurn(0), async ({ browser }) => {
    const person = await visit(browser, pending, routes.opportunity(listing.id));
    await expect(panel(person.page)).toContainText(t('access.requested.state'));
    await expect(panel(person.page)).toContainText(t('access.next.expiry'));
    await expectNothingSecret(person);
    await leave(person);
  });

  test(named('a party reads exact figures; its print is the teaser'), inTurn(1), async ({ browser }) => {
    const person = await visit(browser, party, routes.opportunity(listing.id));
    const { page } = person;
    const main = page.getByRole('main');
    await expect(main.getByText(t('facts.open'))).toBeVisible();
    for (const text of [exactRevenue, exactEbitda, 'Tournerie Brévenne', country])
      await expect(main.getByText(text).first()).toBeVisible();
    const printed = await textOf(page, 'print');
    expect(secretsIn(printed)).toEqual([]);
    for (const text of [exactRevenue, exactEbitda]) expect(printed).not.toContain(text);
    expect(printed).toContain('Turned parts for watchmakers');
    expect(printed).toContain(t('facts.revenue'));

    await page.getByRole('button', { name: t('privateData.print') }).click();
    expect(await textOf(page, 'print')).toContain('Tournerie Brévenne');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(secretsIn(await textOf(page, 'print'))).toEqual([]);
    await leave(person);
  });

  test(named('the owner manages it, and previews it as a stranger'), inTurn(0), async ({ browser }) => {
    const person = await visit(browser, listing.owner, routes.oppView(listing.id));
    const { page } = person;
    const own = page.getByRole('complementary', { name: t('myOpportunity.panel') });
    await expect(own.getByRole('link', { name: t('ownerStep.answer_one', { count: 1 }) })).toBeVisible();
    await expect(page.getByText('Tournerie Brévenne').first()).toBeVisible();
    expect(secretsIn(await textOf(page, 'print'))).toEqual([]);

    await own.getByRole('link', { name: t('myOpportunity.preview') }).click();
    await expect(page).toHaveURL(routes.oppPreview(listing.id));
    await expect(page.getByText(t('preview.text'))).toBeVisible();
    await expect(page.getByText(t('locked.opens.loi'))).toBeVisible();
    for (const media of ['screen', 'print'] as const)
      expect(secretsIn(await textOf(page, media))).toEqual([]);
    await leave(person);
  });

  test(named('the preview asks for the public answer alone'), inTurn(1), async ({ browser }) => {
    const person = await visit(browser, listing.owner, routes.oppPreview(listing.id));
    await expectNothingSecret(person);
    const action = panel(person.page).getByRole('button', { name: t('access.visitor.action') });
    await expect(action).toHaveAttribute('aria-disabled', 'true');
    await person.page.getByRole('link', { name: t('preview.back') }).click();
    await expect(person.page).toHaveURL(routes.oppView(listing.id));
    await expect(person.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await leave(person);
  });

  test(named('at 360 px the price and the action come before the texts'), inTurn(1), async ({ browser }) => {
    const person = await visit(browser, null, routes.opportunity(listing.id));
    await person.page.setViewportSize({ width: 360, height: 800 });
    const yOf = async (name: string) =>
      (await person.page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
    expect(await yOf(t('access.title'))).toBeLessThan(await yOf(t('description.activity')));
    const overflow = await person.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await leave(person);
  });
}
