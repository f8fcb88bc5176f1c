import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextTry, unsentState } from './retry.rules.ts';

const now = new Date('2026-03-14T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

test('a mail is tried again after growing waits, for a day', () => {
  // biome-ignore format: a table
  const rows = [
    [1,   0,     1],
    [2,  -1,     2],
    [3,  -3,     4],
    [6,  -31,   32],
    [7,  -63,   60],
    [40, -1439, 60],
    [1,  -1440, null],
  ] as const;
  for (const [failures, since, wait] of rows)
    assert.deepEqual(nextTry(failures, minutes(since), now), wait === null ? null : minutes(wait));
});

test('the state of a mail that was not sent', () => {
  const none = { isWrittenAnew: false, usefulUntil: null, askedAt: null, nextTryAt: null };
  // biome-ignore format: a table
  const rows = [
    [{ nextTryAt: minutes(4) },                              'waiting'],
    [{ isWrittenAnew: true },                                'waiting'],
    [{},                                                     'stopped'],
    [{ askedAt: minutes(-1) },                               'asked'],
    [{ askedAt: minutes(-1), nextTryAt: minutes(4) },        'asked'],
    [{ usefulUntil: minutes(1), nextTryAt: minutes(4) },     'waiting'],
    [{ usefulUntil: minutes(0), nextTryAt: minutes(4) },     'outdated'],
    [{ usefulUntil: minutes(-1), askedAt: minutes(-2) },     'outdated'],
  ] as const;
  for (const [given, state] of rows) assert.equal(unsentState({ ...none, ...given }, now), state);
});
