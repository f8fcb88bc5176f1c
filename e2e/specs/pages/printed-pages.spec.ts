import { routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../fixtures/clean-console.fixture.ts';
import { cutTexts, emptyWords } from '../../fixtures/cut-texts.fixture.ts';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { address } from '../../product/own-product.ts';
import {
  type ExtremeListings,
  offerExtremes,
  withdrawExtremes,
} from '../../product/records/extreme-listings.ts';

/** The width of a sheet of A4 between its margins, in CSS pixels. */
const PAPER_WIDTH = 718;

const demo = 'seller@handover.test';
const t = translationsOf('mfe-deals', 'en');

let listings: ExtremeListings;
test.beforeAll(async () => {
  listings = await offerExtremes(address());
});
test.afterAll(() => withdrawExtremes(address(), listings));

async function expectDocument(page: Page, path: string) {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(title).toBeVisible();
  // Paper has nothing to press, to fill in, or to go to; the name of a document is printed though it opens a preview.
  const onPaper = page.locator(':not([data-print])');
  for (const role of [
    'button',
    'textbox',
    'checkbox',
    'combobox',
    'navigation',
    'banner',
    'contentinfo',
  ] as const)
    await expect
      .soft(page.getByRole(role).and(onPaper).filter({ visible: true }), `${role} on ${path}`)
      .toHaveCount(0);
  await expect.soft(page.locator('a[class*=Button]').filter({ visible: true }), path).toHaveCount(0);
  // Paper does not scroll: in a table of ten years the largest figures are broken before they are cut off.
  const cut = (await cutTexts(page)).filter((each) => !each.startsWith('broken: '));
  expect.soft(cut, path).toEqual([]);
  expect.soft(await emptyWords(page), path).toEqual([]);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect.soft(ground).toBe('rgb(255, 255, 255)');
}

test('each sheet has the product, the day and the address, without what a link of a mail has in it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-29T10:00:00Z'));
  await page.goto(`${routes.terms}?token=secret`);
  // The marks are loaded once the page is quiet.
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
  const marks = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return document.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join();
  });
  expect(marks).toContain('"Handover"');
  expect(marks).toContain('"29 November 2026"');
  expect(marks).toContain(`"${address()}${routes.terms}"`);
  expect(marks).not.toContain('secret');
});

test('a listing is printed as a document with its price, and its facts end with a full line everywhere', async ({
  page,
}) => {
  const { longest, least } = listings;
  const facts = page.locator('main dl[data-columns]').filter({ visible: true });
  const price = page.getByText(translationsOf('mfe-opportunities', 'en')('facts.price'), { exact: true });
  for (const id of [1, ...longest.opportunities, ...least.opportunities]) {
    await page.emulateMedia({ media: 'screen' });
    await expectDocument(page, routes.opportunity(id));
    // Paper is read later: not '9 hours ago'.
    const published = page.locator('main time').first();
    await expect.soft(published).toHaveText(/^published on \d+\s\w+\s\d{4}$/, { useInnerText: true });
    const isSale = (await price.count()) > 0;
    if (isSale) await expect.soft(price.filter({ visible: true }), `price of ${id}`).not.toHaveCount(0);
    for (const [width, media] of [
      [PAPER_WIDTH, 'print'],
      [360, 'screen'],
      [1280, 'screen'],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await page.emulateMedia({ media });
      const gaps = await facts.evaluateAll((lists) =>
        lists.map((list) => {
          const [end, last] = [list, list.lastElementChild ?? list].map(
            (each) => each.getBoundingClientRect().right,
          );
          return (end ?? 0) - (last ?? 0);
        }),
      );
      expect.soft(Math.max(...gaps), `${id} at ${width}`).toBeLessThan(2);
    }
  }
});

test('a company is printed as a document, and so is its owner’s listing', async ({ page, context }) => {
  await authenticate(context, listings.owner);
  for (const { company, opportunities } of [listings.longest, listings.least]) {
    await expectDocument(page, routes.companyView(company));
    await expectDocument(page, routes.oppView(opportunities[0] ?? 0));
  }
});

test('a company with documents, in the demo', async ({ page, context }) => {
  await authenticate(context, demo);
  await page.goto(routes.companies());
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/view\/\d+$/);
  await expectDocument(page, new URL(page.url()).pathname);
});

test('each tab of a deal, the lists of deals, requests and notifications', async ({ page, context }) => {
  await authenticate(context, demo);
  await page.goto(routes.deals());
  const examined = page
    .getByRole('listitem')
    .filter({ hasText: 'Precision machining' })
    .filter({ hasText: 'Thomas' });
  await examined.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view\/\d+/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const tab of ['overview', 'loi', 'data-room', 'questions', 'timeline']) {
    await expectDocument(page, routes.dealView(id, { tab }));
    // Without the tabs a sheet says which part it is, and who the deal is with.
    const part = await page
      .getByRole('tabpanel')
      .evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect.soft(part).toBe(`"${t(`tabs.${tab}`)}"`);
    await expect
      .soft(page.getByText(t('otherParty.seller', { name: 'Thomas Keller' })).first())
      .toBeVisible();
  }
  for (const path of [routes.deals(), `${routes.deals()}?view=requests`, routes.notifications])
    await expectDocument(page, path);
});
