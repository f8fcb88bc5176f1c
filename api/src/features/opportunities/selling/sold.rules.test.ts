import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShownAsSold } from './sold.rules.ts';

const calendar = { soldShownDays: 90, zone: 'Europe/Paris' };
// The last minutes of 3 March in Paris, the day before the 90 days begin.
const soldAt = new Date('2026-03-03T22:50:00Z');
const sold = { validated: true, soldAt, unlistedAt: soldAt };

const rows: [string, Parameters<typeof isShownAsSold>[0], string, boolean][] = [
  ['the last day of 90', sold, '2026-06-01T21:59:59Z', true],
  ['the day after, in the zone of the marketplace', sold, '2026-06-01T22:00:00Z', false],
  ['at once', sold, '2026-03-03T22:50:00Z', true],
  ['under review when it was sold', { ...sold, validated: null }, '2026-03-04T00:00:00Z', false],
  ['rejected when it was sold', { ...sold, validated: false }, '2026-03-04T00:00:00Z', false],
  [
    'removed by its owner since',
    { ...sold, unlistedAt: new Date('2026-03-04T00:00:00Z') },
    '2026-03-05T00:00:00Z',
    false,
  ],
  ['taken off the market, not sold', { ...sold, soldAt: null }, '2026-03-04T00:00:00Z', false],
  ['for sale', { ...sold, soldAt: null, unlistedAt: null }, '2026-03-04T00:00:00Z', false],
];
for (const [name, facts, now, expected] of rows)
  test(`shown as sold: ${name}`, () => assert.equal(isShownAsSold(facts, calendar, new Date(now)), expected));
