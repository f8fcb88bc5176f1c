import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnnouncementQueue } from './announcement-queue.ts';

test('what arrives while a batch is delivered makes the next one, in order, at most 500 at once', async () => {
  const batches: number[][] = [];
  const first = Promise.withResolvers<void>();
  const [all, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const queue = new AnnouncementQueue<number, number>({
    read: async (batch) => batch.length,
    async send(batch, found) {
      assert.equal(found, batch.length);
      batches.push(batch);
      if (batches.length === 1) await first.promise;
      if (batch.includes(601)) all.resolve();
      if (batch.includes(602)) later.resolve();
    },
    onError: assert.ifError,
  });
  for (let id = 0; id <= 601; id++) queue.add(id);
  first.resolve();
  await all.promise;
  assert.deepEqual(
    batches.map(({ length }) => length),
    [1, 500, 101],
  );
  assert.deepEqual(
    batches.flat(),
    Array.from({ length: 602 }, (_, id) => id),
  );
  queue.add(602);
  await later.promise;
  assert.deepEqual(batches.at(-1), [602]);
});

test('a batch that can not be read is read again until it can, and none overtakes it or is lost', async () => {
  const done = Promise.withResolvers<void>();
  const sent: number[] = [];
  const errors: string[] = [];
  const queue = new AnnouncementQueue<number, string>({
    async read() {
      if (errors.length < 4) throw new Error('away');
      return 'found';
    },
    async send(batch) {
      sent.push(...batch);
      if (sent.length === 1001) done.resolve();
    },
    onError: ({ message }) => errors.push(message),
  });
  for (let id = 0; id <= 1000; id++) queue.add(id);
  assert.equal(queue.size, 1001);
  await done.promise;
  assert.deepEqual(
    sent,
    Array.from({ length: 1001 }, (_, id) => id),
  );
  assert.deepEqual(errors, ['away', 'away', 'away', 'away']);
  assert.equal(queue.size, 0);
});

test('a queue that is closed reads no more', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const failed = Promise.withResolvers<void>();
  let reads = 0;
  const queue = new AnnouncementQueue<number, string>({
    async read() {
      reads += 1;
      throw new Error('away');
    },
    send: assert.fail,
    onError: () => failed.resolve(),
  });
  queue.add(1);
  await failed.promise;
  queue.close();
  mock.timers.tick(60_000);
  queue.add(2);
  await Promise.resolve();
  assert.equal(reads, 1);
});
