import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { moveTo } from '@handover/tooling/releases';
import { buildSet } from '../../testing/build-set.ts';
import { startSampleGateway } from '../../testing/sample-gateway.ts';

let sample: Awaited<ReturnType<typeof startSampleGateway>>;
beforeAll(async () => {
  sample = await startSampleGateway();
  for (const folder of ['mfe-deals/0.9.0-old', 'mfe-deals/1.0.0-a/server']) {
    mkdirSync(join(sample.store, folder), { recursive: true });
    writeFileSync(join(sample.store, folder, 'entry.js'), 'secret');
  }
  await moveTo(sample.store, { ...buildSet(), id: 'set-2', revoked: { 'mfe-deals': ['0.9.0-old'] } });
});
afterAll(() => sample.close());

/** The path as it is: `fetch` and `inject` would resolve it first. */
async function ask(path: string) {
  const [answer] = await once(request({ port: sample.port, host: '127.0.0.1', path }).end(), 'response');
  return [answer.statusCode, await text(answer)];
}

test.each([
  '/r/mfe-deals/0.9.0-old/entry.js',
  '/r/mfe-deals/0%2E9.0-old/entry.js',
  '/r/mfe-deals/%30.9.0-old/entry.js',
  '/r/mfe%2Ddeals/0.9.0-old/entry.js',
  '/r/%6dfe-deals%2f0.9.0-old%2Fentry.js',
  '/r/mfe-deals/0.9.0-old%2fentry.js',
  '/r/mfe-deals//0.9.0-old/entry.js',
  '/r//mfe-deals/0.9.0-old/entry.js',
  '/r/./mfe-deals/0.9.0-old/entry.js',
  '/r/mfe-deals/1.0.0-a/../0.9.0-old/entry.js',
  '/r/mfe-deals/1.0.0-a/%2e%2e/0.9.0-old/entry.js',
  '/r/mfe-deals/0%252E9.0-old/entry.js',
  '/r/mfe-deals\\0.9.0-old\\entry.js',
  '/r/mfe-deals/0.9.0-old/entry.js?x=/../',
  '/r/mfe-deals/1.0.0-a/server/entry.js',
  '/r/mfe-deals/1.0.0-a/%73erver/entry.js',
  '/r/../package.json',
  '/r/%2e%2e/package.json',
  '/r/..%2fpackage.json',
  '/r/mfe-deals/1.0.0-a/../../../package.json',
])('%s is a plain 404', async (path) => {
  expect(await ask(path)).toEqual([404, 'Not found']);
});

test('another way to write the path of a file is no reason to refuse it', async () => {
  expect(await ask('/r/mfe-deals/1%2E0.0-a/entry.js?v=1')).toEqual([200, 'plain']);
});
