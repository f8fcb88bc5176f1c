import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Queryable } from '../../../db/connect.ts';
import { createReceiver, MOST_WAITING } from './receiver.ts';
import type { RelayedMessage } from './relay.ts';

const afterPromises = () => new Promise((resolve) => setImmediate(resolve));

/** A receiver that has heard of `run` from its beginning; `log` is what it hands over, `reading` what it reads. */
async function heardFromTheBeginning() {
  const log: string[] = [];
  let reading = Promise.withResolvers<void>();
  let reads = 0;
  const receiver = createReceiver({
    db: {} as Queryable,
    since: '1:1:',
    handlers: {
      onMessage: (payload) => void log.push(payload),
      onHeartbeat: () => undefined,
      onHorizon: (snapshot) => void log.push(`horizon ${snapshot}`),
      catchUp: async (_, since) => {
        reads += 1;
        await reading.promise;
        log.push(`read since ${since}`);
      },
      onError: assert.ifError,
    },
  });
  const receive = (count: number, more: Partial<RelayedMessage> = {}, run = 'first') =>
    receiver.receive(JSON.stringify({ run, count, ...more }));
  /** Ends the reading that goes on. */
  const read = async () => {
    const { resolve } = reading;
    reading = Promise.withResolvers<void>();
    resolve();
    await afterPromises();
  };
  receive(0);
  await read();
  log.splice(0);
  return { receiver, log, receive, read, reads: () => reads };
}

test('messages whose counts follow are handed over at once', async () => {
  const { log, receive, reads } = await heardFromTheBeginning();
  receive(1, { payload: 'a' });
  receive(2, { horizon: '5:5:' });
  receive(3, { payload: 'b' });
  assert.deepEqual(log, ['a', 'horizon 5:5:', 'b']);
  assert.equal(reads(), 1);
});

for (const [gap, count, run] of [
  ['a message is missing', 3, 'first'],
  ['another process relays', 0, 'second'],
] as const)
  test(`${gap}: what was missed comes before what follows it, in the order of the commits`, async () => {
    const { log, receive, read } = await heardFromTheBeginning();
    receive(1, { horizon: '5:5:' });
    receive(count, { payload: 'c' }, run);
    receive(count + 1, { payload: 'd' }, run);
    // It is not known yet what had committed by then.
    receive(count + 2, { horizon: '9:9:' }, run);
    assert.deepEqual(log, ['horizon 5:5:']);
    await read();
    receive(count + 3, { payload: 'e' }, run);
    assert.deepEqual(log, ['horizon 5:5:', 'read since 5:5:', 'c', 'd', 'e']);
  });

test('a gap while what was missed is read: it is read again', async () => {
  const { log, receive, read } = await heardFromTheBeginning();
  receive(2, { payload: 'b' });
  receive(4, { payload: 'd' });
  await read();
  assert.deepEqual(log, ['read since 1:1:']);
  await read();
  assert.deepEqual(log, ['read since 1:1:', 'read since 1:1:', 'b', 'd']);
});

test('whoever has connected again reads what it may have missed', async () => {
  const { receiver, receive, reads } = await heardFromTheBeginning();
  receiver.forgetCounts();
  receive(1);
  assert.equal(reads(), 2);
});

test('while nothing can be read, no more than so many wait; they are read with the rest', async () => {
  const { log, receive, read } = await heardFromTheBeginning();
  for (let count = 2; count < MOST_WAITING + 4; count += 1) receive(count, { payload: `${count}` });
  await read();
  await read();
  assert.deepEqual(log, ['read since 1:1:', 'read since 1:1:', `${MOST_WAITING + 3}`]);
});
