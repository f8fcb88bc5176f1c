import { paths, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected } from '../../fixtures/clean-console.fixture.ts';
import { holdRequests } from '../../fixtures/held-requests.fixture.ts';
import { address } from '../../product/own-product.ts';
import { type OpenedDeal, openDeal } from '../../product/records/open-deal.ts';

/** The html is the first round, and all files that it names are the second. */
const ROUNDS_OF_FILES = 2;
const MOST_ROUNDS = 4;
/** Chromium logs this for a page that the test itself has answered: it does not know that the page is local, too. */
const NO_SOCKET = 'ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS';

interface RenderedByBrowser {
  name: string;
  path: (deal: OpenedDeal) => string;
  main: (page: Page) => ReturnType<Page['locator']>;
  /** The calls that the main content waits for, by round: those of one are under way before any of them is answered. */
  calls: (deal: OpenedDeal) => string[][];
}

const PAGES: RenderedByBrowser[] = [
  {
    name: 'browse',
    path: () => routes.opportunities(),
    main: (page) => page.locator('main article'),
    calls: () => [[paths.opportunities]],
  },
  {
    name: 'company',
    path: () => routes.companyEdit('create'),
    main: (page) => page.locator('main form input'),
    calls: () => [],
  },
  {
    name: 'deal',
    path: ({ id }) => routes.dealView(id),
    main: (page) => page.getByRole('tablist'),
    calls: ({ id }) => [[paths.currentUser, paths.deal(id)]],
  },
  {
    name: 'deals',
    path: () => routes.deals(),
    main: (page) => page.locator('main section ul[aria-label] > li'),
    calls: () => [[paths.currentUser, paths.deals]],
  },
];

test.describe.configure({ mode: 'default' });
let deal: OpenedDeal;
test.beforeAll(async () => {
  deal = await openDeal(address());
});

for (const { name, path, main, calls } of PAGES)
  test(`${name} shows its main content after at most ${MOST_ROUNDS} rounds, and needs no file that the html does not name`, async ({
    page,
    context,
    watched,
  }) => {
    if (name !== 'browse') await authenticate(context, deal.seller);
    const rounds = calls(deal);
    const requests = await holdRequests(page);
    await page.goto(path(deal), { waitUntil: 'commit' });
    for (const round of rounds) {
      await expect
        .poll(requests.calls, { message: 'at the same time' })
        .toEqual(expect.arrayContaining(round));
      await requests.release();
    }
    const isShown = () => main(page).first().isVisible();
    await expect
      .poll(async () => (await isShown()) || { held: requests.calls(), notNamed: requests.unnamed() })
      .toBe(true);
    expect(ROUNDS_OF_FILES + rounds.length).toBeLessThanOrEqual(MOST_ROUNDS);
    expect(unexpected(watched.messages, NO_SOCKET)).toEqual([]);
  });
