import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.fixture.ts';
import { expect, test } from '../fixtures/clean-console.fixture.ts';
import { withLateAnswers } from '../fixtures/late-answers.fixture.ts';
import { withLanguage, withScheme } from '../fixtures/preferences.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { tokensOf } from '../product/account.ts';

const SHIFT_LIMIT = 0.02;

// Half of the pages for each worker.
test.describe.configure({ mode: 'parallel' });

interface Variant {
  language: 'en' | 'fr';
  scheme: 'light' | 'dark';
  width: 360 | 1280;
}
const variants: Variant[] = (['en', 'fr'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([360, 1280] as const).map((width) => ({ language, scheme, width })),
  ),
);
/** `pnpm test` sees a page in two variants that differ in everything, the next page in two others; `test:long` in the rest. */
const isLong = (page: number, variant: number) => {
  const first = page % variants.length;
  return variant !== first && variant !== variants.length - 1 - first;
};

type Who = 'seller' | 'buyer' | 'staff';
interface Place {
  path: string;
  who?: Who;
}

const shell = ['/', '/faq', '/about-us', '/privacy-policy', '/terms', '/pricing', '/nowhere'];
const open = [
  '/login',
  '/sign-up',
  '/forgot-password',
  '/search',
  '/opportunities',
  '/opportunities/sell-opportunities',
  '/opportunities/buy-opportunities',
  '/opportunities/:opportunity',
];
const own: Partial<Record<Who, string[]>> = {
  seller: [
    '/user-details',
    '/user-details/security',
    '/user-companies',
    '/user-companies/view/:company',
    '/user-companies/edit/:company',
    '/user-companies/edit/create',
    '/user-opps',
    '/user-opps/view/:ownOpportunity',
    '/user-opps/edit/:ownOpportunity',
    '/user-opps/edit/create?type=sell',
    '/user-opps/edit/create?type=buy',
    '/user-deals',
    '/user-deals/view/:deal',
    '/user-deals/edit/:deal',
    '/notifications',
    '/settings',
  ],
  staff: ['/moderation'],
};

const places: Place[] = [
  ...[...shell, ...open].map((path) => ({ path })),
  ...(Object.keys(own) as Who[]).flatMap((who) => (own[who] ?? []).map((path) => ({ path, who }))),
];
const accountOf = (who: Who) => `${who}@handover.test`;

let ids: Record<string, number> = {};

test.beforeAll(async () => {
  const address = process.env.E2E_ADDRESS ?? '';
  const { access } = await tokensOf(address, { email: accountOf('seller'), password: 'Handover1' });
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
  };
});
const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]));

async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Nothing of the page is on its way any more. */
async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

for (const [number, { path, who }] of places.entries()) {
  for (const [variant, { language, scheme, width }] of variants.entries()) {
    const tag = isLong(number, variant) ? ['@long'] : [];
    test(`${path} (${language}, ${scheme}, ${width})`, { tag }, async ({ page, context, watched }) => {
      if (who) await signedIn(context, accountOf(who));
      await withLanguage(context, language);
      await withScheme(context, scheme);
      await page.setViewportSize({ width, height: 900 });
      const shifted = await countShifts(page);
      // Every other time what comes late moves nothing, either.
      const answer = variant % 2 === 1 ? await withLateAnswers(page) : undefined;
      await page.goto(addressOf(path), { waitUntil: 'commit' });
      await answer?.();
      await settled(page);

      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.getByRole('navigation').first()).toBeAttached();
      // An address that leads on to another one ends with the focus on the title there.
      if (path !== '/search') {
        await page.keyboard.press('Tab');
        await expect(page.locator('a[href="#content"]')).toBeFocused();
      }

      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await shifted()).toBeLessThanOrEqual(SHIFT_LIMIT);
      expect(watched.foreign).toEqual([]);
      // An address that no page has is answered with 404, which the browser itself tells.
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
  for (const { path } of places) {
    const [en, fr] = [await headOf(path, 'en'), await headOf(path, 'fr')];
    for (const { title, description } of [en, fr]) {
      expect(title, path).toMatch(/Handover/);
      expect(description.length, path).toBeGreaterThan(50);
      expect(description.length, path).toBeLessThan(200);
    }
    expect(fr.description, path).not.toBe(en.description);
  }
});
