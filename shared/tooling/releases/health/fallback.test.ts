import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { watchedSet } from '../history/watched-set.ts';
import { addKey } from '../ownership/change-owners.ts';
import { release } from '../release.ts';
import { revoke } from '../revoke/revoke.ts';
import { rollback } from '../rollback.ts';
import { folderStore } from '../store/folder-store.ts';
import { runTool } from '../testing/run-tool.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { HEALTHY_VIEWS, isHealthy, readHealth, writeHealth } from './health.ts';

const temp = tempStore();
const build = (hash: string) => writeBuild(temp.folder, { name: 'mfe-deals', hash });
const deals = () => watchedSet(temp.location)()?.remotes['mfe-deals'];
const fallback = () => deals()?.fallback?.version ?? null;
/** What browsers have told of versions to a gateway. */
const tell = (views: Record<string, [views: number, failures: number]>, gateway = 'one') =>
  writeHealth(
    folderStore(temp.location),
    gateway,
    Object.fromEntries(
      Object.entries(views).map(([hash, [shown, failures]]) => [
        `mfe-deals/1.0.0-${hash}`,
        { views: shown, failures },
      ]),
    ),
  );

beforeEach(async () => {
  await release(temp.location, [writeBuild(temp.folder, { name: 'host', hash: 'h1' }), build('good')]);
});

test.each([
  [HEALTHY_VIEWS - 1, 0, false],
  [HEALTHY_VIEWS, 0, true],
  [HEALTHY_VIEWS, 1, true],
  [HEALTHY_VIEWS, 2, false],
  [200, 4, true],
  [200, 5, false],
])('after %i views and %i failures a version is known to be healthy: %s', (views, failures, healthy) => {
  expect(isHealthy({ 'mfe-deals/1': { views, failures } }, 'mfe-deals', '1')).toBe(healthy);
});

test('what several gateways have counted is taken together', async () => {
  await tell({ good: [30, 1] }, 'one');
  await tell({ good: [20, 0], d2: [1, 0] }, 'two');
  expect(await readHealth(folderStore(temp.location))).toEqual({
    'mfe-deals/1.0.0-good': { views: 50, failures: 1 },
    'mfe-deals/1.0.0-d2': { views: 1, failures: 0 },
  });
});

test('by the tool: after a broken version and a broken mend the fallback is the good one', async () => {
  const tool = (hash: string) => runTool(temp, 'ada', 'release', 'mfe-deals', '--dist', build(hash));
  await tell({ good: [80, 1] });
  expect((await tool('broken')).code).toBe(0);
  await tell({ good: [80, 1], broken: [0, 12] });
  expect((await tool('mend')).code).toBe(0);
  expect(deals()).toMatchObject({ version: '1.0.0-mend', fallback: { version: '1.0.0-good' } });
});

test('of several healthy ones it is the last; while none is known it is the one before', async () => {
  await release(temp.location, [build('d2')]);
  expect(fallback()).toBe('1.0.0-good');
  await release(temp.location, [build('d3')]);
  expect(fallback()).toBe('1.0.0-d2');
  await tell({ good: [80, 0], d2: [80, 0], d3: [10, 0] });
  await release(temp.location, [build('d4')]);
  expect(fallback()).toBe('1.0.0-d2');
});

test('what was left is no fallback of what somebody went back to, however healthy', async () => {
  await release(temp.location, [build('d2')]);
  await release(temp.location, [build('d3')]);
  await tell({ good: [80, 0], d3: [80, 0] });
  await rollback(temp.location, { name: 'mfe-deals' });
  expect(deals()).toMatchObject({ version: '1.0.0-d2', fallback: { version: '1.0.0-good' } });
});

test.each<[string, () => Promise<unknown>]>([
  ['was revoked', () => revoke(temp.location, { name: 'mfe-deals', version: '1.0.0-good' })],
  ['is not signed by its team', () => addKey(temp.location, 'mfe-deals')],
  ['is gone', async () => rmSync(join(temp.location, 'mfe-deals/1.0.0-good'), { recursive: true })],
])('a healthy version that %s is no fallback', async (_, end) => {
  for (const hash of ['d2', 'd3']) await release(temp.location, [build(hash)]);
  await tell({ good: [80, 0] });
  const key = await end();
  const signingKey = (key as { pem?: string } | undefined)?.pem;
  await release(temp.location, [build('d4')], { ...(signingKey && { signingKey }) });
  expect(fallback()).toBe('1.0.0-d3');
});
