import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Queryable } from '../../../../db/connect.ts';
import { landingCounts } from './landing-counts.ts';

const MINUTE = 60_000;

/** A database whose list has as many listings as it was counted times, beyond `some`. */
function market(some: number) {
  const counted = { times: 0 };
  const execute = async () => {
    counted.times++;
    return { rows: [{ type: 'sell', sector: null, region: null, count: some + counted.times }] };
  };
  const db = { execute } as unknown as Queryable;
  return { counted, read: async () => (await landingCounts(db))[0]?.count };
}

test('up to a thousand listings are counted each time', async () => {
  const { read } = market(10);
  assert.deepEqual([await read(), await read()], [11, 12]);
});

test('more are counted once a minute, after the answer, and before it if nobody asked for long', async () => {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  const { read, counted } = market(1000);
  assert.deepEqual(await Promise.all([read(), read()]), [1001, 1001]);
  mock.timers.tick(MINUTE - 1);
  assert.deepEqual([await read(), counted.times], [1001, 1]);
  mock.timers.tick(1);
  assert.deepEqual([await read(), counted.times], [1001, 2]);
  await new Promise(setImmediate);
  assert.equal(await read(), 1002);
  mock.timers.tick(10 * MINUTE);
  assert.equal(await read(), 1003);
  mock.timers.reset();
});
