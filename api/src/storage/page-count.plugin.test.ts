import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { controlledJob } from '../../testing/storage/controlled-job.ts';
import { pageCountPlugin } from './page-count.plugin.ts';
import type { Upload } from './upload.ts';

/** The content of a stored file is its key. */
async function open(context: TestContext) {
  const app = Fastify();
  const read: string[] = [];
  const storage = {
    read: async (key: string) => {
      read.push(key);
      return Readable.from([Buffer.from(key)]);
    },
  };
  await app.register(
    fp(async (scope) => void scope.decorate('storage', storage as never), { name: 'storage' }),
  );
  const { worker, content: waits, begun, finish } = controlledJob(context);
  await app.register(pageCountPlugin, { timeoutMs: 600_000, worker });
  context.after(() => app.close());
  const count = (content: string, account: string, network: string) =>
    app.countPages({ storageKey: content, extension: 'pdf' } as Upload, { account, network });
  return { count, read, waits, begun, finish };
}

test('a file that takes long holds up those of its sender and network, and no others', async (context) => {
  const { count, read, waits, begun, finish } = await open(context);
  const long = count(waits, 'a', 'office');
  await begun();
  const held = [count('a at home', 'a', 'home'), count('b', 'b', 'office')];
  assert.equal(await count('c', 'c', 'elsewhere'), 1);
  assert.equal(await count('fails', 'd', 'elsewhere'), null);
  assert.equal(await count('aborts', 'e', 'elsewhere'), null);
  assert.deepEqual(read, [waits, 'c', 'fails', 'aborts']);
  finish();
  assert.deepEqual(await Promise.all([long, ...held]), [1, 1, 1]);
});

test('of a network twenty wait at most; of more nothing is known, and those of others are counted', async (context) => {
  const { count, waits, begun, finish } = await open(context);
  const long = count(waits, 'a', 'office');
  await begun();
  const waiting = Array.from({ length: 20 }, (_, index) => count('works', `person ${index}`, 'office'));
  assert.equal(await count('works', 'another person', 'office'), null);
  assert.equal(await count('works', 'c', 'elsewhere'), 1);
  finish();
  assert.deepEqual(new Set(await Promise.all([long, ...waiting])), new Set([1]));
});
