import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AskFacts,
  askAgainAt,
  checkAsk,
  checkAskBack,
  decidedAt,
  decisionOf,
  inDays,
  pausedFor,
  requestExpiry,
  resumed,
  statusAt,
} from './access-request.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const unasked = { waitsUntil: null, answeredAt: null };
const limits = { requestRetryDays: 30, requestsADay: 20 };
const none: AskFacts = {
  isOwner: false,
  isStaff: false,
  hasPending: false,
  hasDeal: false,
  refusedAt: null,
  askedToday: 0,
};

for (const [name, facts, status] of [
  ['a first request', {}, undefined],
  ['one live request', { hasPending: true }, 409],
  ['a deal exists', { hasDeal: true }, 409],
  ['the owner', { isOwner: true }, 403],
  ['staff', { isStaff: true }, 403],
  ['refused 29 days ago', { refusedAt: inDays(now, -29) }, 409],
  ['refused 30 days ago', { refusedAt: inDays(now, -30) }, undefined],
  ['the 20th of a day', { askedToday: 19 }, undefined],
  ['the 21st of a day', { askedToday: 20 }, 429],
] as const) {
  test(`asking for access: ${name}: ${status ?? 'taken'}`, () => {
    const ask = () => checkAsk({ ...none, ...facts }, now, limits);
    if (status) assert.throws(ask, { status });
    else ask();
  });
}

for (const [action, isOwner, status, underExclusivity, expected] of [
  ['accept', true, 'pending', false, 'accept'],
  ['approve', true, 'pending', false, 'accept'],
  ['reject', true, 'pending', true, 'decline'],
  ['cancel', false, 'pending', true, 'withdraw'],
  ['accept', true, 'pending', true, 409],
  ['accept', true, 'expired', false, 409],
  ['accept', false, 'pending', false, 403],
  ['withdraw', true, 'pending', false, 403],
] as const) {
  test(`${action} by the ${isOwner ? 'owner' : 'requester'}, ${status}${underExclusivity ? ', exclusivity' : ''}: ${expected}`, () => {
    const decide = () => decisionOf(action, { isOwner, status, underExclusivity, unlisted: false });
    if (typeof expected === 'number') assert.throws(decide, { status: expected });
    else assert.equal(decide(), expected);
  });
}

test('a request for an unlisted opportunity cannot be accepted, but still declined', () => {
  const facts = { isOwner: true, status: 'pending', underExclusivity: false, unlisted: true } as const;
  assert.throws(() => decisionOf('accept', facts), { status: 409 });
  assert.equal(decisionOf('decline', facts), 'decline');
});

test('a request expires on time, also before a job has run', () => {
  assert.equal(statusAt({ ...unasked, status: 'pending', expiresAt: now }, now), 'expired');
  assert.equal(statusAt({ ...unasked, status: 'pending', expiresAt: inDays(now, 1) }, now), 'pending');
  assert.equal(statusAt({ ...unasked, status: 'accepted', expiresAt: inDays(now, -9) }, now), 'accepted');
});

for (const [name, request, expected] of [
  ['asked, no answer yet', { waitsUntil: inDays(now, 1), answeredAt: null }, 'asked'],
  ['answered', { waitsUntil: inDays(now, 1), answeredAt: now }, 'pending'],
  ['seven days without an answer', { waitsUntil: now, answeredAt: null }, 'pending'],
  ['expired meanwhile', { waitsUntil: inDays(now, 1), answeredAt: null, expiresAt: now }, 'expired'],
  ['accepted meanwhile', { waitsUntil: inDays(now, 1), answeredAt: null, status: 'accepted' }, 'accepted'],
] as const)
  test(`a request with a question: ${name}: ${expected}`, () => {
    const open = { status: 'pending', expiresAt: inDays(now, 9) } as const;
    assert.equal(statusAt({ ...open, ...request }, now), expected);
  });

for (const [name, facts, code] of [
  ['the owner, once', {}, null],
  ['the requester', { isOwner: false }, 'access_request.other_side_only'],
  ['a second time', { askedAt: now }, 'access_request.asked_before'],
  ['after the answer to the request', { status: 'declined' }, 'access_request.not_pending'],
] as const)
  test(`asking something back: ${name}: ${code ?? 'may'}`, () => {
    const ask = () => checkAskBack({ isOwner: true, status: 'pending', askedAt: null, ...facts });
    if (code) assert.throws(ask, { code });
    else ask();
  });

test('the time to decide stands still while the owner waits for an answer, for seven days at most', () => {
  const asked = new Date('2026-03-10T12:00:00Z');
  const request = { expiresAt: new Date('2026-03-20T22:59:59.999Z') };
  const paused = pausedFor(asked, request);
  assert.equal(paused.waitsUntil.toISOString(), '2026-03-17T22:59:59.999Z');
  assert.equal(paused.expiresAt.toISOString(), '2026-03-27T22:59:59.999Z');
  const after = (days: number) => resumed(inDays(asked, days), paused).toISOString();
  assert.equal(after(0), '2026-03-20T22:59:59.999Z');
  assert.equal(after(3), '2026-03-23T22:59:59.999Z');
  assert.equal(after(7), '2026-03-27T22:59:59.999Z');
  assert.equal(after(9), '2026-03-27T22:59:59.999Z');
});

for (const [name, request, unlistedAt, expected] of [
  ['declined 29 days ago', { status: 'declined', decidedAt: inDays(now, -29) }, null, inDays(now, 1)],
  ['declined 30 days ago', { status: 'declined', decidedAt: inDays(now, -30) }, null, null],
  ['declined as it was sold', { status: 'declined', decidedAt: now }, now, null],
  ['withdrawn', { status: 'withdrawn', decidedAt: now }, null, null],
  ['expired', { status: 'expired', decidedAt: now }, null, null],
  ['pending', { status: 'pending', decidedAt: null }, null, null],
] as const) {
  test(`asking again: ${name}: ${expected?.toISOString() ?? 'no day to wait for'}`, () =>
    assert.deepEqual(askAgainAt(request, { unlistedAt }, now, limits), expected));
}

test('a request that has expired was decided then, also before a job has run', () => {
  const request = { ...unasked, status: 'pending', expiresAt: inDays(now, -1), decidedAt: null } as const;
  assert.deepEqual(decidedAt(request, now), inDays(now, -1));
  assert.equal(decidedAt({ ...request, expiresAt: inDays(now, 1) }, now), null);
});

test('a request ends with a day of the marketplace, and one may ask again from the first minute of the day that is told', () => {
  // 23:30 on the 10th in Paris, and 00:30 on the 11th.
  for (const [asked, end] of [
    ['2026-03-10T22:30:00Z', '2026-03-31T21:59:59.999Z'],
    ['2026-03-10T23:30:00Z', '2026-04-01T21:59:59.999Z'],
  ] as const)
    assert.equal(requestExpiry(new Date(asked), 21).toISOString(), end);
  const declined = { status: 'declined', decidedAt: new Date('2026-03-10T22:30:00Z') } as const;
  const at = (time: string) => askAgainAt(declined, { unlistedAt: null }, new Date(time), limits);
  assert.notEqual(at('2026-04-09T21:59:00Z'), null);
  assert.equal(at('2026-04-09T22:00:00Z'), null);
});
