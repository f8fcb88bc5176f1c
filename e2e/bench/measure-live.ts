import { paths, routes } from '@handover/shared/contract';
import type { Browser, Page } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { translationsOf } from '../fixtures/translations.fixture.ts';
import type { Product } from '../product/product.ts';
import { fetchTokens } from '../product/records/account.ts';
import { openDeal } from '../product/records/open-deal.ts';
import { timed } from './stopwatch.ts';

const ROUNDS = 5;
const t = translationsOf('mfe-deals', 'en');
const shows = (page: Page, text: string, expected: boolean) =>
  page.waitForFunction(
    ([shown, is]) => document.body.innerText.includes(shown) === is,
    [text, expected] as const,
    { polling: 'raf' },
  );

/**
 * Measures when the open page of a deal shows an action of the other party: from the call until the text is on the
 * screen.
 */
export async function measureLive(browser: Browser, { address }: Product): Promise<void> {
  const deal = await openDeal(address);
  const { access } = await fetchTokens(address, deal.buyer);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const page = await browser.newPage({ baseURL: address, locale: 'en' });
  try {
    await authenticate(page.context(), deal.seller, address);
    await page.goto(routes.dealView(deal.id));
    await page.getByRole('tablist').waitFor();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const isPaused of [true, false])
        await timed('what the other party does, until the open page shows it', async () => {
          await fetch(address + paths.pauseDeal(deal.id), { method: 'POST', headers });
          await shows(page, t('action.resume'), isPaused);
        });
  } finally {
    await page.context().close();
  }
}
