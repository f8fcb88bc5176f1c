import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BatchLoader } from './batch-loader.ts';

test('what is asked for while a batch is read makes the next one; a batch that fails fails for its own alone', async () => {
  const batches: number[][] = [];
  const loader = new BatchLoader<number, string>({
    async read(keys) {
      batches.push(keys);
      if (keys.includes(7)) throw new Error('away');
      return keys.map((key) => `value ${key}`);
    },
    batch: 3,
  });
  const keys = Array.from({ length: 10 }, (_, key) => key);
  const found = await Promise.allSettled(keys.map((key) => loader.load(key)));
  assert.deepEqual(batches, [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9]]);
  assert.deepEqual(
    found.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message)),
    keys.map((key) => ([6, 7, 8].includes(key) ? 'away' : `value ${key}`)),
  );
  assert.equal(await loader.load(1), 'value 1');
});

test('those beyond the limit are refused at once', async () => {
  const answer = Promise.withResolvers<void>();
  const loader = new BatchLoader<number, number>({
    async read(keys) {
      await answer.promise;
      return keys;
    },
    batch: 10,
    limit: { waiting: 2, error: () => new Error('full') },
  });
  const taken = [loader.load(1), loader.load(2)];
  await assert.rejects(loader.load(3), /full/);
  answer.resolve();
  assert.deepEqual(await Promise.all(taken), [1, 2]);
});
