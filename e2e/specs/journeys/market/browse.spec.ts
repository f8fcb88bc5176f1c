import { LANGUAGES } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { startLongMarket } from '../../../product/records/long-market.ts';
import { untilRendered } from '../../../product/until-rendered.ts';

const SALES = '/opportunities/sell-opportunities';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const queryOf = (page: Page) => new URL(page.url()).searchParams;

async function health() {
  const { results } = await (await fetch(`${address()}/api/sectors/`)).json();
  return results.find(({ name }: { name: string }) => name === 'Health');
}

/** Runs in the page. */
const nextFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));

/** Runs in the page. */
function nameInTheMiddle() {
  const links = [...document.querySelectorAll('main article a')];
  return links.find((link) => link.getBoundingClientRect().top > innerHeight / 2)?.textContent;
}

let market: Awaited<ReturnType<typeof startLongMarket>> | undefined;
test.afterEach(async () => {
  await market?.stop();
  market = undefined;
});

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);
  const chip = (page: Page, filter: string) =>
    page.getByRole('button', { name: t('filters.remove', { filter }) });

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => withLanguage(context, language));

    test(
      'a visitor narrows the list by place, sector, figures and words, and takes each filter away',
      tagByLanguage('en', language),
      async ({ page, watched }) => {
        const sector = await health();
        const sectorName = language === 'fr' ? sector.name_fr : sector.name;
        await page.goto('/opportunities?sector=undefined&country=99999&price_min=many&surprise=1');
        await expect(cards(page).first()).toBeVisible();
        await expect(
          page.getByRole('button', { name: t('filters.remove', { filter: '' }).trim() }),
        ).toHaveCount(0);
        // The count is that of the page: a long list does not have all cards in the document.
        const count = page.getByRole('main').getByRole('status').first();
        const counted = async () => Number.parseInt((await count.textContent()) ?? '', 10);
        const all = await counted();
        expect(all).toBeGreaterThan(0);

        await page.getByRole('combobox', { name: t('filters.countries') }).click();
        await page.getByRole('option', { name: 'France', exact: true }).click();
        await expect(chip(page, 'France')).toBeVisible();
        await expect(page.getByRole('combobox', { name: t('filters.regions') })).toBeVisible();
        await page
          .getByRole('combobox', { name: t('filters.sectors'), exact: true })
          .fill(sectorName.slice(0, 3));
        await page.getByRole('option', { name: sectorName, exact: true }).click();
        await page.keyboard.press('Escape');
        await expect(chip(page, sectorName)).toBeVisible();
        await expect.poll(counted).toBeLessThan(all);
        expect(queryOf(page).get('sector')).toBe(String(sector.id));

        await page
          .getByRole('combobox', { name: t('filters.from', { name: t('filters.revenue') }) })
          .or(page.getByRole('textbox', { name: t('filters.from', { name: t('filters.revenue') }) }))
          .click();
        await page.getByRole('option').last().click();
        await expect(page.getByRole('heading', { name: t('empty.noMatch.title') })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await page
          .getByRole('main')
          .getByRole('button', { name: t('empty.noMatch.action') })
          .click();
        await expect.poll(counted).toBe(all);

        // A letter is missing.
        await page.getByRole('searchbox').fill('hauler');
        await expect.poll(() => queryOf(page).get('search')).toBe('hauler');
        await expect.poll(counted).toBeLessThan(all);
        await expect(cards(page).first()).toContainText(/haulier/i);
        await expect(
          page.getByRole('heading', { level: 1, name: t('browse.resultsFor', { text: 'hauler' }) }),
        ).toBeVisible();
        await page.getByRole('searchbox').clear();
        await expect.poll(counted).toBe(all);
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'rows and cards are kept in the address, on a phone too',
      tagByLanguage('fr', language),
      async ({ page }) => {
        await page.goto(`${SALES}?view=rows`);
        await expect(cards(page).first().getByRole('term').first()).toBeAttached();
        expect(await axeFindings(page)).toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await page.getByRole('button', { name: t('results.views.cards') }).click();
        await expect.poll(() => queryOf(page).has('view')).toBe(false);

        await page.getByRole('button', { name: t('filters.title') }).click();
        const sheet = page.getByRole('dialog', { name: t('filters.title') });
        await sheet.getByRole('checkbox', { name: t('filters.hide_exclusive') }).click();
        expect(await axeFindings(page)).toEqual([]);
        await sheet.getByRole('button', { name: t('filters.show', { shown: '' }).trim() }).click();
        await expect(sheet).toBeHidden();
        await expect(chip(page, t('filters.hide_exclusive'))).toBeVisible();
      },
    );

    test(
      'favourites are a list of their own, and say so when there are none',
      tagByLanguage('en', language),
      async ({ page, context }) => {
        await authenticate(context, await createAccount(address()));
        await page.goto(`${SALES}?favorites=true`);
        await expect(page.getByRole('heading', { name: t('empty.noFavorites.title') })).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('button', { name: t('empty.noFavorites.action') })
          .click();
        const heart = cards(page).first().getByRole('button');
        const saved = page.waitForResponse(/add_or_remove_from_favorites/);
        await heart.click();
        await saved;
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        const only = page.getByRole('checkbox', { name: t('filters.favorites') });
        await only.click();
        await expect(only).toBeChecked();
        await expect(cards(page)).toHaveCount(1);
      },
    );

    for (const RENDER of ['on', 'off'])
      test(
        `back and reload find a long list where it was (RENDER=${RENDER})`,
        RENDER === 'on' ? tagByLanguage('fr', language) : { tag: '@long' },
        async ({ page, watched }) => {
          market = await startLongMarket(dataDir(), { RENDER });
          const list = `${market.address}${SALES}?view=rows`;
          if (RENDER === 'on') await untilRendered(list);
          await page.goto(list);
          await expect(cards(page).first()).toBeVisible();
          // The next page is not read before the end of the first is near.
          await page.waitForLoadState('networkidle');
          expect(queryOf(page).has('page')).toBe(false);
          await page.getByRole('main').hover();
          await expect(async () => {
            await page.mouse.wheel(0, 5000);
            expect(Number(queryOf(page).get('page'))).toBeGreaterThan(5);
          }).toPass();
          // Only visible cards are in the document.
          expect(await cards(page).count()).toBeLessThan(80);
          // The wheel may still be turning: what is in the middle now may be gone at the next call.
          let name = '';
          const topOf = async () =>
            Math.round((await page.getByRole('link', { name, exact: true }).boundingBox())?.y ?? 0);
          let before = 0;
          await expect(async () => {
            name = (await page.evaluate(nameInTheMiddle)) ?? '';
            before = await topOf();
            await page.evaluate(nextFrames);
            expect([before > 0, await topOf()]).toEqual([true, before]);
          }).toPass();
          const link = page.getByRole('link', { name, exact: true });
          const expectSamePlace = async () => {
            await expect(link).toBeFocused();
            await expect(link).toBeInViewport();
            await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3);
          };
          await link.click();
          await expect(page).toHaveURL(/\/opportunities\/\d+$/);
          await page.goBack();
          await expectSamePlace();
          await page.reload();
          await expectSamePlace();

          if (RENDER === 'off') await expectScrollerUnmoved(page, t('results.loading'));
          // The page of a business that is there only in the list.
          expect(unexpected(watched.messages, 'status of 404')).toEqual([]);
        },
      );
  });
}

/** Expects that the page does not move for a user who scrolls before the list is loaded. */
async function expectScrollerUnmoved(page: Page, loading: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/opportunities\/\?/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.reload();
  await expect(page.getByRole('main').getByText(loading).first()).toBeAttached();
  await page.mouse.wheel(0, 40);
  // The router may have scrolled the empty room already: then it is scrolled from there.
  let y = 0;
  await expect(async () => {
    y = await page.evaluate(() => scrollY);
    await page.evaluate(nextFrames);
    expect([y > 0, await page.evaluate(() => scrollY)]).toEqual([true, y]);
  }).toPass();
  release();
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(nextFrames);
  expect(Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(100);
}
