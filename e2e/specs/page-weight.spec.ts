import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { expect, test } from '../fixtures/clean-console.fixture.ts';
import { pageWeights } from '../product/page-weight.ts';

/**
 * What a page of a remote may load beyond the main page, as sent. Who adds to it raises the number here, or finds in the message what
 * costs most, and who imports it.
 */
const BUDGETS: Record<string, { requests: number; kB: number }> = {
  'mfe-auth/audit-log': { requests: 19, kB: 73 },
  'mfe-auth/forgot-password': { requests: 19, kB: 72 },
  'mfe-auth/login': { requests: 22, kB: 78 },
  'mfe-auth/new-email': { requests: 20, kB: 74 },
  'mfe-auth/people': { requests: 13, kB: 36 },
  'mfe-auth/person': { requests: 10, kB: 27 },
  'mfe-auth/security': { requests: 24, kB: 85 },
  'mfe-auth/sign-up': { requests: 23, kB: 79 },
  'mfe-auth/undo-change': { requests: 19, kB: 72 },
  'mfe-auth/user-details': { requests: 30, kB: 111 },
  'mfe-auth/verify-email': { requests: 20, kB: 74 },
  'mfe-companies/company-edit': { requests: 40, kB: 151 },
  'mfe-companies/company-list': { requests: 24, kB: 81 },
  'mfe-companies/company-view': { requests: 32, kB: 106 },
  'mfe-deals/deal-edit': { requests: 40, kB: 148 },
  'mfe-deals/deal-list': { requests: 25, kB: 89 },
  'mfe-deals/deal-view': { requests: 56, kB: 185 },
  'mfe-notifications/notification-list': { requests: 15, kB: 38 },
  'mfe-notifications/settings': { requests: 14, kB: 35 },
  'mfe-notifications/unsubscribe': { requests: 8, kB: 21 },
  'mfe-opportunities/browse': { requests: 27, kB: 102 },
  'mfe-opportunities/browse-buy': { requests: 27, kB: 102 },
  'mfe-opportunities/browse-sell': { requests: 27, kB: 102 },
  'mfe-opportunities/moderation': { requests: 27, kB: 90 },
  'mfe-opportunities/my-opportunities': { requests: 12, kB: 30 },
  'mfe-opportunities/my-opportunity': { requests: 36, kB: 134 },
  'mfe-opportunities/opportunity': { requests: 15, kB: 35 },
  'mfe-opportunities/opportunity-edit': { requests: 49, kB: 171 },
  'mfe-opportunities/opportunity-preview': { requests: 15, kB: 35 },
  'mfe-opportunities/search': { requests: 8, kB: 21 },
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
