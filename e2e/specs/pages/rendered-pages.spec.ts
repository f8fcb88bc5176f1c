import { type Language, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { expect, test, watchPage } from '../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { startGateway } from '../../product/gateway.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../product/limits.ts';
import { address, dataDir } from '../../product/own-product.ts';
import { apiAddressOf } from '../../product/processes.ts';
import { type Account, createAccount, fetchTokens } from '../../product/records/account.ts';
import {
  type ConfidentialListing,
  offerConfidentially,
  SECRETS,
  STAFF,
} from '../../product/records/confidential-listing.ts';
import { publishListings, withdrawListings } from '../../product/records/published-listings.ts';

/** Together with those of the demo more than a page of the list. */
const LISTINGS = 10;
/** However slow the machine is. */
const UNHURRIED = { RENDER: 'on', RENDER_DATA_MS: '60000', RENDER_TOTAL_MS: '90000' };
const SALES = routes.opportunities('sell');
const INDUSTRY = routes.landing('sell', 'industry');

let gateway: Awaited<ReturnType<typeof startGateway>>;
let listings: ConfidentialListing[] = [];
let reviewed: ConfidentialListing;
const read = (path: string, from = gateway.address, cookie = '') =>
  fetch(from + path, { headers: { accept: 'text/html', connection: 'close', cookie } });

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  listings = await publishListings(address(), LISTINGS);
  reviewed = await offerConfidentially(address());
  gateway = await startGateway(dataDir(), apiAddressOf(dataDir()), UNHURRIED);
  // Browsers render pages until the worker has started.
  await expect.poll(async () => (await read('/')).text(), LONG_TIMEOUT).toContain('data-rendered');
});
test.afterAll(async () => {
  await gateway?.stop();
  await withdrawListings(address(), [...listings, reviewed]);
});

/** Expects a page without placeholders, and without controls that need scripts. */
async function expectReadable(page: Page) {
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await expect(page.locator('button:not([type="submit"]):visible')).toHaveCount(0);
}
/** `getByText` looks into no `noscript`. */
const noteOf = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text });
/** The addresses of the listings on the page, in order. */
const shown = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => all.map((each) => each.querySelector('a')?.href));

// `pnpm test` has each in one of the languages, which take turns.
for (const language of ['en', 'fr'] satisfies Language[]) {
  const [en, fr] = [tagByLanguage('en', language), tagByLanguage('fr', language)];
  const common = translationsOf('common', language);
  const opportunities = translationsOf('mfe-opportunities', language);

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });
    test.beforeEach(async ({ page }) => {
      await page.goto(gateway.address);
    });

    test('the main page is read, searched, and leads to an opportunity', en, async ({ page }) => {
      await expectReadable(page);
      await expect(noteOf(page, common('host.noScript.notice'))).toBeVisible();
      await page.getByRole('searchbox').fill('turned');
      await page.getByRole('button', { name: common('host.home.search.submit') }).click();
      await expect(page).toHaveURL(/\/opportunities\?.*search=turned/);
      await page.getByRole('link', { name: 'Turned parts, lot 3' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Turned parts, lot 3' })).toBeVisible();
      await expect(page.getByText('Turns small parts of steel and brass')).toBeVisible();
      await expectReadable(page);
      await page.getByRole('link', { name: opportunities('access.visitor.action') }).click();
      await expect(page.getByRole('heading', { name: common('host.noScript.title') })).toBeVisible();
      await expectReadable(page);
    });

    test('the list is filtered by a form, and has its pages', fr, async ({ page }) => {
      await page.goto(gateway.address + SALES);
      await expectReadable(page);
      const first = await shown(page);
      expect(first).toHaveLength(24);
      await page.getByRole('link', { name: opportunities('results.nextPage') }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expectReadable(page);
      const second = await shown(page);
      expect(second.length).toBeGreaterThan(0);
      // Others publish meanwhile, which moves some of the first page to the second.
      expect(second.some((listing) => !first.includes(listing))).toBe(true);

      await page.getByRole('combobox', { name: opportunities('filters.sectors') }).selectOption({ index: 1 });
      const price = (end: 'from' | 'to') =>
        page.getByRole('textbox', {
          name: opportunities(`filters.${end}`, { name: opportunities('filters.price') }),
        });
      await price('from').fill('3900000');
      await price('to').fill('3900000');
      await page.getByRole('button', { name: opportunities('filters.apply') }).click();
      await expect(page).toHaveURL(/sector=\d+.*price_min=3900000&price_max=3900000/);
      await expectReadable(page);
      const found = await shown(page);
      expect(found.length).toBeGreaterThanOrEqual(LISTINGS);
      await expect(page.getByRole('article').filter({ hasText: /3.900.000/ })).toHaveCount(found.length);
      await page.getByRole('link', { name: opportunities('filters.clear') }).click();
      await expect(page).toHaveURL(gateway.address + SALES);
      await expectReadable(page);
      expect(await shown(page)).toHaveLength(24);
      const names = language === 'fr' ? 'Industrie' : 'Industry';
      await page.getByRole('link', { name: names, exact: true }).click();
      await expect(page).toHaveTitle(`${opportunities('landing.title.sell', { names })} · Handover`);
      expect((await shown(page)).length).toBeGreaterThanOrEqual(LISTINGS);
      await expectReadable(page);
    });

    test('answers are opened and searched; content and legal pages are read', en, async ({ page }) => {
      await page.goto(gateway.address + routes.faq);
      await expectReadable(page);
      const answer = page.locator('details').first();
      await answer.locator('summary').click();
      await expect(answer.getByRole('paragraph')).toBeVisible();
      const count = await page.locator('details').count();
      await page.getByRole('searchbox').fill('audit');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\?q=audit$/);
      expect(await page.locator('details').count()).toBeLessThan(count);

      await page.goto(gateway.address + routes.aboutUs);
      await expectReadable(page);
      await expect(noteOf(page, common('host.noScript.form'))).toBeVisible();
      for (const path of [routes.pricing, routes.privacyPolicy, routes.terms, routes.accessibility]) {
        await page.goto(gateway.address + path);
        await expectReadable(page);
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
      }
    });

    test('pages of an account say what they need; what is not there says so', fr, async ({ page }) => {
      for (const path of [routes.login(), routes.deals(), routes.opps()]) {
        await page.goto(gateway.address + path);
        await expect(page.getByRole('heading', { name: common('host.noScript.title') })).toBeVisible();
        await expectReadable(page);
      }
      await page.goto(gateway.address + routes.forgotPassword);
      await expect(page.locator('main form:visible')).toHaveCount(0);
      for (const path of [
        '/nowhere',
        `${SALES}/nowhere`,
        routes.opportunity(reviewed.id),
        routes.opportunity('abc'),
      ]) {
        const response = await page.goto(gateway.address + path);
        expect([path, response?.status()]).toEqual([path, 404]);
        await expect(page.getByRole('heading', { name: common('host.notFound.title') })).toBeVisible();
        await expectReadable(page);
      }
    });

    test('the other language is a link, and stays with the next pages', en, async ({ page, context }) => {
      const other = language === 'fr' ? 'en' : 'fr';
      const texts = translationsOf('common', other);
      await page.getByRole('link', { name: common(`host.language.${other}`) }).click();
      await expect(page.getByRole('heading', { name: texts('host.home.title') })).toBeVisible();
      await page.getByRole('link', { name: texts('host.footer.pricing') }).click();
      await expect(page).toHaveURL(new RegExp(`/pricing\\?lang=${other}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      expect(await context.cookies()).toEqual([]);
    });
  });
}

test('neither head nor structured data have anything confidential, rendered on the server or not', async () => {
  const plain = await startGateway(dataDir(), apiAddressOf(dataDir()), { RENDER: 'off' });
  const [listing] = listings;
  try {
    for (const from of [gateway.address, plain.address]) {
      expect((await read(routes.opportunity(reviewed.id), from)).status).toBe(404);
      const response = await read(routes.opportunity(listing?.id ?? 0), from);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('<title>Turned parts, lot 1 · Handover</title>');
      expect(html).toContain('"@type":"Product"');
      for (const secret of SECRETS) expect(html.includes(secret), secret).toBe(false);
    }
  } finally {
    await plain.stop();
  }
});

test('what is missing is 404 for who is signed in, too, and there for its owner and staff', async () => {
  const statusFor = async (account: Account, id: number | string) => {
    const { access, refresh } = await fetchTokens(address(), account);
    return (await read(routes.opportunity(id), gateway.address, `access=${access}; refresh=${refresh}`))
      .status;
  };
  const stranger = await createAccount(address());
  for (const id of [reviewed.id, 2_000_000_000, 'abc'])
    expect([id, await statusFor(stranger, id)]).toEqual([id, 404]);
  expect(await statusFor(stranger, listings[0]?.id ?? 0)).toBe(200);
  for (const reader of [reviewed.owner, STAFF]) expect(await statusFor(reader, reviewed.id)).toBe(200);
});

test('the sitemap has what is published, and nothing else', async () => {
  const index = await (await read('/sitemap.xml')).text();
  const urls = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  const parts = await Promise.all(urls.map(async (url) => (await read(url)).text()));
  for (const { id } of listings) expect(parts.join('')).toContain(`/opportunities/${id}?lang=fr</loc>`);
  expect(parts.join('')).toContain(`${INDUSTRY}?lang=fr</loc>`);
  expect(parts.join('')).not.toContain(`/opportunities/${reviewed.id}<`);
});

test.describe('with scripts', () => {
  test.use({ locale: 'en-GB' });

  test('an address keeps its language, until another one is chosen', async ({ page, context }) => {
    const watched = watchPage(page, gateway.address);
    await context.addCookies([{ name: 'language', value: 'en', url: gateway.address }]);
    await page.goto(`${gateway.address}${routes.pricing}?lang=fr`);
    const french = translationsOf('common', 'fr');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: french('host.footer.terms') }).click();
    await expect(page).toHaveURL(/\/terms\?lang=fr$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en');
    await page.getByRole('button', { name: french('host.language.en') }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(watched.messages).toEqual([]);
  });

  test('the next pages of a list are added to it; their links are for others', async ({ page }) => {
    const watched = watchPage(page, gateway.address);
    await page.goto(`${gateway.address}${SALES}?page=2`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .first(),
    ).toHaveAttribute('aria-posinset', '1');
    expect(watched.messages).toEqual([]);
  });
});
