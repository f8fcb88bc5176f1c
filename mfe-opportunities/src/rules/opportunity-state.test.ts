import { stateOf } from './opportunity-state.ts';

test.each([
  [{ validated: true }, 'published'],
  [{ validated: false }, 'rejected'],
  [{ validated: null }, 'review'],
  [{ validated: 'archived' }, 'unknown'],
  [{ validated: undefined }, 'unknown'],
  [{ validated: true, sold: true }, 'sold'],
])('%p is %s', (opportunity, state) => expect(stateOf(opportunity)).toBe(state));
