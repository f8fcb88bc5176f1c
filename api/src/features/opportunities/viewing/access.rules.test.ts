import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessOf, NO_ACCESS } from './access.rules.ts';

const now = new Date('2026-11-21T00:00:00Z');
const nothing = { isOwner: false, dealId: null, request: null, refusal: null };
const request = {
  id: 4,
  askedAt: new Date('2026-11-20T00:00:00Z'),
  expiresAt: new Date('2026-12-11T00:00:00Z'),
  replyBy: null,
};

test('the access status of a viewer, by their requests and deals', () => {
  assert.equal(accessOf(nothing, now, 30).status, 'not_requested');
  assert.equal(accessOf({ ...nothing, isOwner: true }, now, 30).status, 'owner');
  assert.deepEqual(accessOf({ ...nothing, request }, now, 30), {
    ...NO_ACCESS,
    status: 'requested',
    request_id: 4,
    asked_at: '2026-11-20T00:00:00.000Z',
    expires_at: '2026-12-11T00:00:00.000Z',
  });
  const asked = { ...request, replyBy: new Date('2026-11-27T00:00:00Z') };
  assert.equal(accessOf({ ...nothing, request: asked }, now, 30).reply_by, '2026-11-27T00:00:00.000Z');
  assert.equal(accessOf({ ...nothing, request, dealId: 9 }, now, 30).deal_id, 9);
});

test('after a refusal a new request is possible in 30 days; until then its reason is told', () => {
  const refused = (at: string) =>
    accessOf({ ...nothing, refusal: { at: new Date(at), reason: 'Too far away', by: 'declined' } }, now, 30);
  assert.deepEqual(refused('2026-11-01T00:00:00Z'), {
    ...NO_ACCESS,
    status: 'not_requested',
    can_request_from: '2026-12-01T00:00:00.000Z',
    decline_reason: 'Too far away',
    refusal: 'declined',
  });
  assert.deepEqual(refused('2026-10-01T00:00:00Z'), { ...NO_ACCESS, status: 'not_requested' });
});
