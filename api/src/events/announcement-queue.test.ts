import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnnouncementQueue } from './announcement-queue.ts';

test('what arrives while a batch is delivered makes the next one, in order, at most 500 at once', async () => {
  const batches: number[][] = [];
  const first = Promise.withResolvers<void>();
  const [all, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const queue = new AnnouncementQueue<number>(async (batch) => {
    batches.push(batch);
    if (batches.length === 1) await first.promise;
    if (batch.includes(601)) all.resolve();
    if (batch.includes(602)) later.resolve();
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
