import type { Review } from '@handover/shared/contract';
import { buildOpportunity, buildOwn, buildPrivateData } from '@handover/shared/testing/node';

/** Two that wait for a decision. */
export const older = buildOpportunity({
  id: 1,
  project_title: 'An older one',
  validated: null,
  own: buildOwn(),
});
export const younger = buildOpportunity({
  id: 2,
  project_title: 'A younger one',
  validated: null,
  own: buildOwn(),
});

/** A review as staff read it. The name of its company is Ty Bara. */
export const buildReview = (overrides: Partial<Review> = {}): Review => ({
  opportunity: older,
  private_data: buildPrivateData({ company_name: 'Ty Bara' }),
  owner: buildPrivateData().owner,
  hits: [],
  identity_confirmed: false,
  changes: [],
  proposed: [],
  undecided: [],
  earlier_reason: null,
  submitted_at: '2026-01-05T09:00:00.000Z',
  ...overrides,
});
