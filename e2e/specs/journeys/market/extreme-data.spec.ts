import { routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { cutTexts, emptyWords } from '../../../fixtures/cut-texts.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { STAFF } from '../../../product/records/confidential-listing.ts';
import {
  type ExtremeListings,
  offerExtremes,
  withdrawExtremes,
} from '../../../product/records/extreme-listings.ts';

let listings: ExtremeListings;
test.beforeAll(async () => {
  listings = await offerExtremes(address());
});
test.afterAll(() => withdrawExtremes(address(), listings));

async function expectTidy(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await cutTexts(page), path).toEqual([]);
  expect.soft(await emptyWords(page), path).toEqual([]);
  expect.soft(await axeFindings(page), path).toEqual([]);
}

for (const [width, language] of [
  [360, 'fr'],
  [1280, 'en'],
] as const) {
  /** The usual suite runs each test at one of the widths. */
  const named = (name: string, usualWidth: number) => ({
    title: `${name} (${width}, ${language})`,
    details: width === usualWidth ? {} : { tag: '@long' },
  });

  test.describe(() => {
    test.beforeEach(async ({ page, context }) => {
      await page.setViewportSize({ width, height: 900 });
      await withLanguage(context, language);
    });
    test.afterEach(({ watched }) => expect(watched.messages).toEqual([]));

    const visitor = named('a visitor reads the longest and the least of listings', 360);
    test(visitor.title, visitor.details, async ({ page }) => {
      const { longest, least } = listings;
      const sales = routes.opportunities('sell');
      const lists = ['/', sales, `${sales}?view=rows`];
      for (const path of lists) await expectTidy(page, path);
      for (const id of [...longest.opportunities, ...least.opportunities])
        await expectTidy(page, routes.opportunity(id));
    });

    const owner = named('their owner reads lists, own pages and companies', 1280);
    test(owner.title, owner.details, async ({ page, context }) => {
      await authenticate(context, listings.owner);
      for (const path of [routes.opps(), routes.companies()]) await expectTidy(page, path);
      for (const { company, opportunities } of [listings.longest, listings.least]) {
        const [first = 0] = opportunities;
        await expectTidy(page, routes.companyView(company));
        await expectTidy(page, routes.oppView(first));
        await expectTidy(page, routes.oppPreview(first));
      }
    });

    const staff = named('staff read them with the figures', 360);
    test(staff.title, staff.details, async ({ page, context }) => {
      await authenticate(context, STAFF);
      for (const { opportunities } of [listings.longest, listings.least])
        await expectTidy(page, routes.opportunity(opportunities[0] ?? 0));
    });
  });
}
