import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FeedHandlers } from './feed.ts';
import { createRelay, LEASE_MS } from './relay.ts';

const afterPromises = () => new Promise((resolve) => setImmediate(resolve));

test('who gets no answer from Redis listens and publishes no more once another may have the lease', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const silent = Promise.withResolvers<number>();
  let answer = Promise.resolve(1);
  const published: string[] = [];
  const heard: { by?: FeedHandlers } = {};
  const relay = createRelay({
    redis: {
      eval: (() => answer) as never,
      publish: (async (_: string, text: string) => published.push(text)) as never,
    },
    channel: 'handover:test',
    listen: async (handlers) => {
      heard.by = handlers;
      return {
        isAway: () => false,
        close: async () => {
          delete heard.by;
        },
      };
    },
    onError: assert.ifError,
  });
  await relay.start();
  heard.by?.onMessage('one');
  assert.deepEqual(
    published.map((text) => JSON.parse(text).payload),
    [undefined, 'one'],
  );

  answer = silent.promise;
  const beat = relay.start();
  await afterPromises();
  assert.ok(heard.by);
  t.mock.timers.tick(LEASE_MS);
  await afterPromises();
  assert.equal('by' in heard, false);

  // Another one has it by now.
  silent.resolve(0);
  await beat;
  await relay.close();
  assert.equal(published.length, 2);
});
