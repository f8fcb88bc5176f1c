import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { expect, test } from '../fixtures/clean-console.fixture.ts';
import { pageWeights } from '../product/page-weight.ts';

/**
 * What a page of a remote may load beyond the main page, as sent. Who adds to it raises the number here, or finds in the message what
 * costs most, and who imports it.
 */
const BUDGETS: Record<string, { requests: number; kB: number }> = {
  'mfe-auth/audit-log': { requests: 17, kB: 80 },
  'mfe-auth/forgot-password': { requests: 17, kB: 80 },
  'mfe-auth/login': { requests: 20, kB: 86 },
  'mfe-auth/new-email': { requests: 18, kB: 82 },
  'mfe-auth/people': { requests: 10, kB: 41 },
  'mfe-auth/person': { requests: 7, kB: 31 },
  'mfe-auth/security': { requests: 22, kB: 92 },
  'mfe-auth/sign-up': { requests: 21, kB: 86 },
  'mfe-auth/undo-change': { requests: 17, kB: 80 },
  'mfe-auth/user-details': { requests: 29, kB: 118 },
  'mfe-auth/verify-email': { requests: 18, kB: 81 },
  'mfe-companies/company-edit': { requests: 39, kB: 160 },
  'mfe-companies/company-list': { requests: 21, kB: 83 },
  'mfe-companies/company-view': { requests: 30, kB: 107 },
  'mfe-deals/deal-edit': { requests: 38, kB: 158 },
  'mfe-deals/deal-list': { requests: 22, kB: 92 },
  'mfe-deals/deal-view': { requests: 55, kB: 194 },
  'mfe-notifications/notification-list': { requests: 12, kB: 43 },
  'mfe-notifications/settings': { requests: 11, kB: 39 },
  'mfe-notifications/unsubscribe': { requests: 5, kB: 26 },
  'mfe-opportunities/browse': { requests: 24, kB: 105 },
  'mfe-opportunities/browse-buy': { requests: 24, kB: 105 },
  'mfe-opportunities/browse-sell': { requests: 24, kB: 105 },
  'mfe-opportunities/moderation': { requests: 25, kB: 98 },
  'mfe-opportunities/my-opportunities': { requests: 9, kB: 34 },
  'mfe-opportunities/my-opportunity': { requests: 34, kB: 136 },
  'mfe-opportunities/opportunity': { requests: 12, kB: 39 },
  'mfe-opportunities/opportunity-edit': { requests: 48, kB: 183 },
  'mfe-opportunities/opportunity-preview': { requests: 12, kB: 39 },
  'mfe-opportunities/search': { requests: 5, kB: 26 },
};

test('each page of a remote stays within its budget of requests and bytes', async () => {
  const set: ReleaseSet = await (await fetch(`${process.env.E2E_ADDRESS}/release-set.json`)).json();
  const weights = pageWeights(set, join(process.env.E2E_DATA_DIR ?? '', 'releases'));
  expect(Object.keys(weights).sort()).toEqual(Object.keys(BUDGETS).sort());
  const exceeded = Object.entries(weights).flatMap(([page, { requests, bytes, parts }]) => {
    const budget = BUDGETS[page] ?? { requests: 0, kB: 0 };
    if (requests <= budget.requests && bytes <= budget.kB * 1000) return [];
    const found = `${requests} requests, ${Math.round(bytes / 1000)} kB`;
    return [`${page}: ${found} of ${budget.requests}, ${budget.kB} kB\n  ${parts.join('\n  ')}`];
  });
  expect(exceeded.join('\n')).toBe('');
});
