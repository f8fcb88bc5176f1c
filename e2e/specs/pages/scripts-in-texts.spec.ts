import { limit } from '@handover/shared/testing/limit';
import { inSuite } from '@handover/shared/testing/suite';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected } from '../../fixtures/clean-console.fixture.ts';
import { inBothSuites } from '../../fixtures/in-both-suites.ts';
import { foundElements } from '../../injection/found-elements.ts';
import { HostileClient } from '../../injection/hostile-client.ts';
import {
  buildHostileMarket,
  type HostileMarket,
  withdrawHostileMarket,
} from '../../injection/hostile-market.ts';
import { hostilePages } from '../../injection/hostile-pages.ts';
import { readExport, readLetters, readMails, readSheets } from '../../injection/other-outputs.ts';
import { FOREIGN_HOST, PAYLOADS } from '../../injection/payloads.ts';
import { textFieldsOf } from '../../injection/text-fields.ts';
import { normalised, watchForScripts } from '../../injection/watch-for-scripts.ts';
import { LONG_TIMEOUT } from '../../product/limits.ts';
import { address, dataDir } from '../../product/own-product.ts';
import { Product } from '../../product/product.ts';
import type { Account } from '../../product/records/account.ts';
import { STAFF } from '../../product/records/confidential-listing.ts';

// All share one market.
test.describe.configure({ mode: 'serial' });

const LISTINGS = inSuite({ test: 3, long: PAYLOADS.length });

let client: HostileClient;
let market: HostileMarket;
const shown = new Set<string>();
/** The long suite has a product for itself: so many listings and accounts would be in the way of other tests, and at limits. */
let own: Product | undefined;
const shared = { E2E_ADDRESS: process.env.E2E_ADDRESS, E2E_DATA_DIR: process.env.E2E_DATA_DIR };
test.beforeAll(async () => {
  test.setTimeout(LONG_TIMEOUT.timeout);
  own = inSuite<() => Product | undefined>({ test: () => undefined, long: () => new Product() })();
  if (own) {
    await own.start();
    Object.assign(process.env, { E2E_ADDRESS: own.address, E2E_DATA_DIR: own.dataDir });
  }
  client = new HostileClient(address());
  market = await buildHostileMarket(client, address(), LISTINGS);
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await (own ? own.dispose() : withdrawHostileMarket(client, market));
});

/** Kept nowhere: the response says what was found in them. */
const NOT_KEPT = 'POST /api/opportunities/identity_check/';
const ACCOUNTS: Record<keyof ReturnType<typeof hostilePages>, (person: number) => Account | undefined> = {
  visitor: () => undefined,
  seller: (person) => market.sellers[person],
  buyer: (person) => market.buyers[person],
  staff: () => STAFF,
  measured: () => market.measured,
};

test('every text that a call takes was tried', inBothSuites, async ({ request }) => {
  const fields = textFieldsOf(await (await request.get('/api/openapi.json')).json());
  // The texts of the house are everybody's in the product, and written by staff.
  const isOfHouse = (field: string) => /\/api\/(house_agreement|house_lists|faq_entries)\//.test(field);
  // A ledger has no folders.
  const isRefused = (field: string) => field === 'POST /api/deal_opportunity_general_ledgers/ path';
  expect(
    fields.filter((field) => !client.tried.has(field) && !isOfHouse(field) && !isRefused(field)),
  ).toEqual([]);
});

test('markup that is not escaped would be found', inBothSuites, async ({ page }) => {
  await page.goto('/');
  const markup = PAYLOADS.filter((payload) => /^<\w+[ >]/.test(payload));
  expect(markup.length).toBeGreaterThan(25);
  const missed: string[] = [];
  for (const html of markup)
    if ((await page.evaluate(foundElements, { html, foreign: FOREIGN_HOST })).length === 0) missed.push(html);
  expect(missed).toEqual([]);
});

for (const role of Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[])
  test(`no text runs on a page of the ${role}`, inBothSuites, async ({ page, context, watched }) => {
    test.setTimeout(limit(1_800_000));
    const open = await watchForScripts(context, page, shown);
    for (const person of market.sellers.keys()) {
      const account = ACCOUNTS[role](person);
      if (account) await authenticate(context, account);
      const { usual, once, each } = hostilePages(market, person)[role];
      const pages = person === 0 ? [...usual, ...inSuite({ test: [], long: [...once, ...each] })] : each;
      for (const path of pages) await open(path);
    }
    // One of the addresses is of no page.
    expect(unexpected(watched.messages, '/nowhere')).toEqual([]);
    expect(watched.crossOrigin).toEqual([]);
  });

test(
  'sheets, letters, mails and the export of an account have the texts as texts',
  inBothSuites,
  async () => {
    await readLetters(client, market);
    const sheets = await readSheets(client, market);
    const mails = readMails(dataDir());
    for (const text of [...sheets, ...mails, await readExport(client, market)]) shown.add(normalised(text));
  },
);

test('each text that was taken is read somewhere', { tag: '@long' }, () => {
  const everything = [...shown].join('\n');
  const isShown = (text: string) => everything.includes(normalised(text));
  const unseen = [...client.taken]
    .filter(([field, texts]) => !field.startsWith(NOT_KEPT) && ![...texts].some(isShown))
    .map(([field]) => field);
  console.log(
    `${PAYLOADS.length} payloads in ${client.tried.size} fields: ${client.refused} refused, ${client.count} taken; ${shown.size} pages and outputs`,
  );
  expect(unseen).toEqual([]);
});
