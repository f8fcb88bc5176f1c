import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyOf } from './deal-history.ts';
import { DEALS } from './deals.data.ts';

for (const deal of DEALS)
  test(`what is told of the demo deal is past: ${deal.title}, ${deal.requester}`, () => {
    const now = new Date('2026-11-30T09:00:00.000Z');
    assert.deepEqual(
      historyOf(deal, now).filter(({ at }) => at > now),
      [],
    );
  });
