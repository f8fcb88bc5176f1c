import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessOf } from './access.rules.ts';

const now = new Date('2026-11-21T00:00:00Z');
const nothing = { isOwner: false, dealId: null, requestId: null, refusedAt: null };

test('the access status of a viewer, by their requests and deals', () => {
  assert.equal(accessOf(nothing, now, 30).status, 'not_requested');
  assert.equal(accessOf({ ...nothing, isOwner: true }, now, 30).status, 'owner');
  assert.deepEqual(accessOf({ ...nothing, requestId: 4 }, now, 30), {
    status: 'requested',
    deal_id: null,
    request_id: 4,
    can_request_from: null,
  });
  assert.equal(accessOf({ ...nothing, requestId: 4, dealId: 9 }, now, 30).deal_id, 9);
});

test('after a refusal a new request is possible in 30 days', () => {
  const refusedAt = new Date('2026-11-01T00:00:00Z');
  assert.equal(accessOf({ ...nothing, refusedAt }, now, 30).can_request_from, '2026-12-01T00:00:00.000Z');
  assert.equal(
    accessOf({ ...nothing, refusedAt: new Date('2026-10-01T00:00:00Z') }, now, 30).can_request_from,
    null,
  );
});
