import { LANGUAGES, type Language, paths } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { axeFindings, looksOnly } from '../../fixtures/axe.fixture.ts';
import { expect, test } from '../../fixtures/clean-console.fixture.ts';
import { withDelayedResponses } from '../../fixtures/delayed-responses.fixture.ts';
import { isHydrated } from '../../fixtures/hydrated.ts';
import { measureLayoutShift } from '../../fixtures/layout-shift.fixture.ts';
import { measureKit } from '../../fixtures/measure-kit.fixture.ts';
import { untilPainted } from '../../fixtures/painted.ts';
import { keepingAccounts, withLanguage, withScheme } from '../../fixtures/preferences.fixture.ts';
import { smallFields } from '../../fixtures/small-fields.ts';
import { staleAttributes } from '../../fixtures/stale-attributes.ts';
import { tabularWords } from '../../fixtures/tabular-words.ts';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { address as ownAddress } from '../../product/own-product.ts';
import { DEMO_PASSWORD, fetchTokens } from '../../product/records/account.ts';

const SHIFT_LIMIT = 0.02;
/** How many sizes and weights of text a page has, and how many heights of buttons. */
const TYPE_STYLES = 6;
const BUTTON_HEIGHTS = 3;

// Lets both workers share the pages.
test.describe.configure({ mode: 'parallel' });

interface Variant {
  language: Language;
  scheme: 'light' | 'dark';
  width: 360 | 1280;
}
const variants: Variant[] = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([360, 1280] as const).map((width) => ({ language, scheme, width })),
  ),
);
/** Pairs of variants that differ in every setting: a page is opened in one, and then switched to the other. */
const pairs = variants.map((opened, index) => [opened, variants.at(-1 - index) ?? opened] as const);
/** `pnpm test` opens each page once, the next page in another variant; `test:long` opens it in the others. */
const isLong = (page: number, pair: number) => page % pairs.length !== pair;

type Role = 'seller' | 'buyer' | 'staff';
interface PageCase {
  path: string;
  role?: Role;
}

const hostPages = [
  '/',
  '/faq',
  '/about-us',
  '/privacy-policy',
  '/terms',
  '/accessibility',
  '/pricing',
  '/nowhere',
];
const publicPages = [
  '/login',
  '/sign-up',
  '/forgot-password',
  '/verify-email',
  '/new-email',
  '/undo-change',
  '/unsubscribe',
  '/search',
  '/opportunities',
  '/opportunities/sell-opportunities',
  '/opportunities/buy-opportunities',
  '/opportunities/sell-opportunities/industry',
  '/opportunities/:opportunity',
];
const pagesByRole: Partial<Record<Role, string[]>> = {
  seller: [
    '/user-details',
    '/user-details/advisers',
    '/user-details/buyer',
    '/firm',
    '/user-details/security',
    '/user-details/keys',
    '/user-companies',
    '/user-companies/view/:company',
    '/user-companies/edit/:company',
    '/user-companies/edit/create',
    '/user-opps',
    '/user-opps/view/:ownOpportunity',
    '/user-opps/preview/:ownOpportunity',
    '/user-opps/edit/:ownOpportunity',
    '/user-opps/edit/create?type=sell',
    '/user-opps/edit/create?type=buy',
    '/user-deals',
    '/user-deals/view/:deal',
    '/user-deals/edit/:deal',
    '/user-deals/letter/:deal',
    '/user-deals/offers/:ownOpportunity',
    '/notifications',
    '/settings',
  ],
  buyer: ['/saved-searches'],
  staff: [
    '/moderation',
    '/people',
    '/people/:person',
    '/audit-log',
    '/staff-room',
    '/staff-room/failures',
    '/staff-room/questions',
    '/staff-room/questions/101',
    '/staff-room/sectors',
    '/staff-room/lists/sectors/1',
    '/staff-room/reports',
  ],
};

const pages: PageCase[] = [
  ...[...hostPages, ...publicPages].map((path) => ({ path })),
  ...(Object.keys(pagesByRole) as Role[]).flatMap((role) =>
    (pagesByRole[role] ?? []).map((path) => ({ path, role })),
  ),
];
const emailOf = (role: Role) => `${role}@handover.test`;

let ids: Record<string, number> = {};

test.beforeAll(async () => {
  const address = ownAddress();
  const { access } = await fetchTokens(address, { email: emailOf('seller'), password: DEMO_PASSWORD });
  const firstOf = async (path: string): Promise<number> => {
    const headers = { authorization: `Bearer ${access}` };
    const { results } = await (await fetch(address + path, { headers })).json();
    return results[0].id;
  };
  ids = {
    opportunity: await firstOf('/api/opportunities/'),
    company: await firstOf('/api/companies_for_profile/'),
    ownOpportunity: await firstOf('/api/opportunities/my_list_sell/'),
    deal: await firstOf('/api/deals/'),
    person: await personId(address),
  };
});
/** The id of the seller, as staff find it. */
async function personId(address: string): Promise<number> {
  const { access } = await fetchTokens(address, { email: emailOf('staff'), password: DEMO_PASSWORD });
  const headers = { authorization: `Bearer ${access}` };
  const url = `${address + paths.people}?search=${emailOf('seller')}`;
  return (await (await fetch(url, { headers })).json()).results[0].id;
}
const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]));

/** Resolves once nothing of the page is loading any more. */
async function waitUntilSettled(page: Page) {
  const title = page.getByRole('heading', { level: 1 });
  await untilPainted(page);
  await expect.poll(() => isHydrated(title)).toBe(true);
  await expect(title).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Switches as a user does, on a desk, where the header has both buttons. */
async function switchTo(page: Page, { language, scheme, width }: Variant) {
  await keepingAccounts(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const header = page.getByRole('banner');
  await header.locator(`button[lang="${language}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const name = translationsOf('common', language)(`host.scheme.${scheme === 'dark' ? 'toDark' : 'toLight'}`);
  await header.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height: 900 });
}

/** What hangs on language, theme and width. The rules of axe that hang on none of them are checked at one width. */
async function expectGoodLooks(page: Page, { width }: Variant) {
  expect(await (width === 360 ? axeFindings(page) : axeFindings(page, looksOnly))).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  if (width === 360) expect(await smallFields(page)).toEqual([]);
  expect(await tabularWords(page)).toEqual([]);
  const { typeStyles, buttonHeights } = await page.evaluate(measureKit);
  expect(Object.keys(typeStyles).slice(TYPE_STYLES), Object.keys(typeStyles).join()).toEqual([]);
  expect(Object.keys(buttonHeights).slice(BUTTON_HEIGHTS), JSON.stringify(buttonHeights)).toEqual([]);
}

for (const [number, { path, role }] of pages.entries()) {
  for (const [pair, [opened, switched]] of pairs.entries()) {
    const tag = isLong(number, pair) ? ['@long'] : [];
    const { language, scheme, width } = opened;
    test(`${path} (${language}, ${scheme}, ${width})`, { tag }, async ({ page, context, watched }) => {
      if (role) await authenticate(context, emailOf(role));
      await withLanguage(context, language);
      await withScheme(context, scheme);
      await page.setViewportSize({ width, height: 900 });
      const layoutShift = await measureLayoutShift(page);
      // Slow responses cause no layout shift either.
      const releaseResponses = await withDelayedResponses(page);
      await page.goto(addressOf(path), { waitUntil: 'commit' });
      await releaseResponses();
      await waitUntilSettled(page);
      await expect.poll(() => staleAttributes(page)).toEqual([]);

      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.getByRole('navigation').first()).toBeAttached();
      // `/search` redirects, after which the focus is on the title of the target page.
      if (path !== '/search') {
        await page.keyboard.press('Tab');
        await expect(page.locator('a[href="#content"]')).toBeFocused();
        // It hides again: while it has the focus, it covers the wordmark.
        await page.keyboard.press('Tab');
      }
      await expectGoodLooks(page, opened);
      expect(await layoutShift()).toBeLessThanOrEqual(SHIFT_LIMIT);

      await switchTo(page, switched);
      await expectGoodLooks(page, switched);
      expect(watched.crossOrigin).toEqual([]);
      // An unknown address is answered with 404, which the browser logs.
      if (path !== '/nowhere') expect(watched.messages).toEqual([]);
    });
  }
}

test('every page has a title and a description in both languages, written into the html', async ({
  request,
}) => {
  const headOf = async (path: string, language: string) => {
    const html = await (
      await request.get(addressOf(path), { headers: { accept: 'text/html', 'accept-language': language } })
    ).text();
    return {
      title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
      description: /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '',
    };
  };
  for (const { path } of pages) {
    const [en, fr] = [await headOf(path, 'en'), await headOf(path, 'fr')];
    for (const { title, description } of [en, fr]) {
      expect(title, path).toMatch(/Handover/);
      expect(description.length, path).toBeGreaterThan(50);
      expect(description.length, path).toBeLessThan(200);
    }
    expect(fr.description, path).not.toBe(en.description);
  }
});
