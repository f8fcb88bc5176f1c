import { buildAccess, buildOpportunity } from '@handover/shared/testing/node';
import { isOpened, ownerHelpOf, stateOf } from './opportunity-state.ts';

test.each([
  [{ validated: true }, 'published'],
  [{ validated: false }, 'rejected'],
  [{ validated: null }, 'review'],
  [{ validated: 'archived' }, 'unknown'],
  [{ validated: undefined }, 'unknown'],
  [{ validated: true, sold: true }, 'sold'],
])('%p is %s', (opportunity, state) => expect(stateOf(opportunity)).toBe(state));

test.each([
  [{ validated: true, sold: true }, 'sold'],
  [{ validated: null, sold: true }, 'soldUnpublished'],
  [{ validated: false, sold: true }, 'soldUnpublished'],
  [{ validated: null }, 'review'],
])('%p is explained by %s', (opportunity, sentence) => expect(ownerHelpOf(opportunity)).toBe(sentence));

test.each([
  ['owner', false, false],
  ['owner', true, false],
  ['deal_exists', false, true],
  ['deal_exists', true, false],
  ['not_requested', false, false],
] as const)('to whom is %s, sold %p, it says that it is open: %p', (status, sold, says) =>
  expect(isOpened(buildOpportunity({ sold, request_access_status: buildAccess({ status }) }))).toBe(says),
);
