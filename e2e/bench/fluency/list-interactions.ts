import { expect } from '@playwright/test';
import { withLongMarket } from '../../fixtures/long-market.fixture.ts';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { clickOn, type Visit } from './visit.ts';

const t = translationsOf('mfe-opportunities', 'en');
const SALES = '/opportunities/sell-opportunities';

/** The public list with 2,000 listings. */
export async function measureLists({ page, address, measure, type }: Visit): Promise<void> {
  const first = page.getByRole('main').getByRole('article').first();
  await withLongMarket(page, address);
  for (const [view, query] of [
    ['rows', '?view=rows'],
    ['cards', ''],
  ] as const) {
    await page.goto(SALES + query);
    await expect(first).toBeVisible();
    await page.getByRole('main').hover();
    await measure(`wheel down the ${view}`, async (step) => {
      for (let turn = 0; turn < 30; turn += 1) await step(() => page.mouse.wheel(0, 600));
    });
    await measure(`wheel up the ${view}, far`, async (step) => {
      for (let turn = 0; turn < 6; turn += 1) await step(() => page.mouse.wheel(0, turn % 2 ? -6000 : 6000));
    });
  }
  await page.goto(SALES);
  await expect(first).toBeVisible();
  const sector = page.getByRole('combobox', { name: t('filters.sectors'), exact: true });
  await measure('open a filter', (step) => step(() => clickOn(sector)));
  await measure('choose in a filter', (step) => step(() => clickOn(page.getByRole('option').nth(2))));
  await page.keyboard.press('Escape');
  await measure('a filter on and off', async (step) => {
    const exclusive = page.getByRole('checkbox', { name: t('filters.hide_exclusive') });
    await step(() => clickOn(exclusive));
    await step(() => clickOn(exclusive));
  });
  await page.goto(SALES);
  await expect(first).toBeVisible();
  await page.getByRole('searchbox').click();
  await type('type in the search', 'precision');
  await page.goto(SALES);
  await expect(first).toBeVisible();
  await measure('switch to rows and back', async (step) => {
    await step(() => clickOn(page.getByRole('button', { name: t('results.views.rows') })));
    await step(() => clickOn(page.getByRole('button', { name: t('results.views.cards') })));
  });
  const mandates = page.getByRole('heading', { level: 1, name: t('browse.title.buy') });
  const tab = page.getByRole('link', { name: t('browse.typeLink.buy') }).last();
  // A person points at it first, which preloads the page.
  await tab.hover();
  await measure('switch the tab of types', (step) =>
    step(async () => {
      await clickOn(tab);
      await mandates.waitFor();
    }),
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
