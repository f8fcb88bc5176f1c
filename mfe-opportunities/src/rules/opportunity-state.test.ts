import { ownerHelpOf, stateOf } from './opportunity-state.ts';

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
