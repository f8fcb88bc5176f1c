import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { release } from '@handover/tooling/releases';
import { expect, test } from '../../fixtures/clean-console.fixture.ts';
import { address, dataDir } from '../../product/own-product.ts';
import { pageWeights } from '../../product/releases/page-weight.ts';

/**
 * The budgets of a remote's pages beyond the main page, as sent. To exceed one, raise the number here, or find in the
 * message what costs most, and who imports it. 15 kB of each are the federation's runtime: the first remote loads it,
 * and a page of a remote may be the first.
 */
const BUDGETS: Record<string, { requests: number; kB: number }> = {
  'mfe-auth/advisers': { requests: 35, kB: 158 },
  'mfe-auth/api-keys': { requests: 32, kB: 154 },
  'mfe-auth/audit-log': { requests: 18, kB: 99 },
  'mfe-auth/buyer': { requests: 40, kB: 161 },
  'mfe-auth/failures': { requests: 12, kB: 60 },
  'mfe-auth/faq-entries': { requests: 12, kB: 60 },
  'mfe-auth/faq-entry': { requests: 36, kB: 164 },
  'mfe-auth/firm': { requests: 39, kB: 170 },
  'mfe-auth/forgot-password': { requests: 18, kB: 97 },
  'mfe-auth/house-lists': { requests: 12, kB: 60 },
  'mfe-auth/listed-name': { requests: 36, kB: 164 },
  'mfe-auth/login': { requests: 21, kB: 103 },
  'mfe-auth/market-figures': { requests: 12, kB: 60 },
  'mfe-auth/new-email': { requests: 19, kB: 100 },
  'mfe-auth/people': { requests: 11, kB: 57 },
  'mfe-auth/person': { requests: 12, kB: 53 },
  'mfe-auth/reports': { requests: 12, kB: 60 },
  'mfe-auth/security': { requests: 24, kB: 112 },
  'mfe-auth/sign-up': { requests: 22, kB: 103 },
  'mfe-auth/undo-change': { requests: 18, kB: 97 },
  'mfe-auth/user-details': { requests: 35, kB: 147 },
  'mfe-auth/verify-email': { requests: 19, kB: 100 },
  'mfe-companies/company-edit': { requests: 51, kB: 202 },
  'mfe-companies/company-list': { requests: 24, kB: 102 },
  'mfe-companies/company-view': { requests: 35, kB: 129 },
  'mfe-deals/deal-edit': { requests: 44, kB: 192 },
  'mfe-deals/deal-letter': { requests: 43, kB: 173 },
  'mfe-deals/deal-list': { requests: 29, kB: 123 },
  'mfe-deals/deal-view': { requests: 60, kB: 242 },
  'mfe-deals/offers': { requests: 25, kB: 110 },
  'mfe-notifications/notification-list': { requests: 13, kB: 60 },
  'mfe-notifications/settings': { requests: 15, kB: 60 },
  'mfe-notifications/unsubscribe': { requests: 6, kB: 41 },
  'mfe-opportunities/browse': { requests: 27, kB: 128 },
  'mfe-opportunities/browse-buy': { requests: 27, kB: 128 },
  'mfe-opportunities/browse-sell': { requests: 27, kB: 128 },
  'mfe-opportunities/moderation': { requests: 28, kB: 120 },
  'mfe-opportunities/my-opportunities': { requests: 12, kB: 52 },
  'mfe-opportunities/my-opportunity': { requests: 39, kB: 162 },
  'mfe-opportunities/opportunity': { requests: 14, kB: 59 },
  'mfe-opportunities/opportunity-edit': { requests: 56, kB: 220 },
  'mfe-opportunities/opportunity-preview': { requests: 14, kB: 59 },
  'mfe-opportunities/saved-searches': { requests: 16, kB: 65 },
  'mfe-opportunities/search': { requests: 6, kB: 42 },
};

const store = () => join(dataDir(), 'releases');
const currentSet = async (): Promise<ReleaseSet> => (await fetch(`${address()}/release-set.json`)).json();

test('each remote could be released: it is within the budgets of its remote.json', async () => {
  const { host, remotes } = await currentSet();
  const folder = mkdtempSync(join(tmpdir(), 'handover-budgets-'));
  const builds = Object.entries({ host, ...remotes }).map(([name, { version }]) =>
    join(store(), name, version),
  );
  // A start lets pass what weighs more; a release names it.
  const { set } = await release(folder, builds);
  expect(Object.keys(set.remotes).sort()).toEqual(Object.keys(remotes).sort());
  rmSync(folder, { recursive: true });
});

test('each page of a remote stays within its budget of requests and bytes', async () => {
  const weights = pageWeights(await currentSet(), store());
  expect(Object.keys(weights).sort()).toEqual(Object.keys(BUDGETS).sort());
  const exceeded = Object.entries(weights).flatMap(([page, { requests, bytes, parts }]) => {
    const budget = BUDGETS[page] ?? { requests: 0, kB: 0 };
    if (requests <= budget.requests && bytes <= budget.kB * 1000) return [];
    const found = `${requests} requests, ${Math.round(bytes / 1000)} kB`;
    return [`${page}: ${found} of ${budget.requests}, ${budget.kB} kB\n  ${parts.join('\n  ')}`];
  });
  expect(exceeded.join('\n')).toBe('');
});
