import type { DealListCounts } from '@handover/shared/contract';
import { buildCounts } from '../testing/build-deal.ts';
import { readListAddress } from './list-address.ts';
import { countsOf, hasDeals, hasSides, openingRole, openingSide, shownSide, totalOn } from './side-counts.ts';

const both: DealListCounts = buildCounts({ seller: { mine: 2, archived: 4 }, buyer: { requests_sent: 1 } });

test.each([
  ['nothing', buildCounts(), 'seller'],
  ['a deal to sell', buildCounts({ seller: { ended: 1 } }), 'seller'],
  ['a deal to buy', buildCounts({ buyer: { theirs: 1 } }), 'buyer'],
  ['a request that was sent', buildCounts({ buyer: { requests_sent: 1 } }), 'buyer'],
  ['archived ones only', buildCounts({ buyer: { archived: 3 } }), 'buyer'],
  [
    'an archived one, and one that runs',
    buildCounts({ buyer: { archived: 3 }, seller: { mine: 1 } }),
    'seller',
  ],
  ['both', both, 'both'],
])('with %s the list opens with %p', (_, counts, side) => {
  expect(openingSide(counts)).toBe(side);
});

test('both sides are counted together, the archive apart', () => {
  expect([totalOn(both, 'seller'), totalOn(both, 'buyer'), totalOn(both, 'both')]).toEqual([2, 1, 3]);
  expect(countsOf(both, 'both').archived).toBe(4);
});

test('the address decides which side is shown', () => {
  const at = (text: string) => readListAddress(new URLSearchParams(text));
  expect(shownSide(at('side=buyer'), both)).toBe('buyer');
  expect(shownSide(at(''), both)).toBe('both');
  expect(shownSide(at(''), undefined)).toBe('both');
});

test.each([
  ['nothing', buildCounts(), 'owner'],
  ['one that was sent', buildCounts({ buyer: { requests_sent: 1 } }), 'requester'],
  ['a seller’s introduction to a mandate', buildCounts({ seller: { requests_sent: 1 } }), 'requester'],
  [
    'one that waits for an answer',
    buildCounts({ seller: { requests_received: 1, requests_sent: 1 } }),
    'owner',
  ],
  [
    'an introduction to one’s own mandate',
    buildCounts({ buyer: { requests_received: 1, theirs: 1 } }),
    'owner',
  ],
  ['a deal to buy', buildCounts({ buyer: { theirs: 1 } }), 'requester'],
])('with %s the list of requests opens as %p', (_, counts, role) => {
  expect(openingRole(readListAddress(new URLSearchParams()), counts)).toBe(role);
});

test.each([
  ['', buildCounts(), false],
  ['', buildCounts({ buyer: { requests_sent: 2 } }), false],
  ['', buildCounts({ seller: { archived: 1 } }), true],
  ['side=buyer', buildCounts({ seller: { mine: 1 } }), false],
  ['side=buyer&search=mill', buildCounts(), true],
  ['show=mine', buildCounts(), true],
  ['', undefined, true],
])('with %p there is something to search in: %p %p', (text, counts, expected) => {
  expect(hasDeals(readListAddress(new URLSearchParams(text)), counts)).toBe(expected);
});

test.each([
  ['', buildCounts(), false],
  ['', buildCounts({ buyer: { requests_sent: 2 } }), true],
  ['', buildCounts({ seller: { archived: 1 } }), true],
  ['side=buyer', buildCounts(), true],
  ['search=mill', buildCounts(), true],
  ['archived=true', buildCounts(), true],
  ['', undefined, true],
])('with %p there are sides to choose from: %p %p', (text, counts, expected) => {
  expect(hasSides(readListAddress(new URLSearchParams(text)), counts)).toBe(expected);
});
