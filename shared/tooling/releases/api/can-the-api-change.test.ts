import { DAY_MS } from '@handover/shared/contract';
import { release } from '../release.ts';
import { prune } from '../retention/retention.ts';
import { folderStore } from '../store/folder-store.ts';
import { hostTypes, remoteTypes } from '../testing/build-types.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import type { ApiDocument } from './api-changes.ts';
import { canTheApiChange } from './can-the-api-change.ts';

const temp = tempStore();

/** An api with lists whose entries have these fields. */
function api(fields: Record<string, string[]>): ApiDocument {
  const lists = Object.entries(fields).map(([name, properties]) => {
    const schema = {
      type: 'object',
      properties: Object.fromEntries(properties.map((each) => [each, { type: 'string' }])),
    };
    return [
      `/api/${name}/`,
      { get: { responses: { 200: { content: { 'application/json': { schema } } } } } },
    ];
  });
  return { info: { version: '1.0.0' }, paths: Object.fromEntries(lists) };
}
const BOTH = api({ deals: ['title', 'phase'], people: ['name'] });

const remote = (hash: string, calls: Record<string, string>) =>
  writeBuild(temp.folder, { name: 'mfe-deals', hash, types: remoteTypes('', hostTypes(), calls) });
const releaseOn = (document: ApiDocument, ...dists: string[]) =>
  release(temp.location, dists, { api: { version: '1.0.0', address: 'http://api', document } });
const ask = (document: ApiDocument) => canTheApiChange(folderStore(temp.location), document);
const host = () => writeBuild(temp.folder, { name: 'host', hash: 'h1', types: hostTypes() });
const CALLS = { 'GET /api/deals/': 'src/api/deals.api.ts:7' };
const none = { refused: [], unused: [], unknown: [] };

test('an api is refused whose change breaks what a remote calls, with file and line; what nobody calls may change', async () => {
  await releaseOn(BOTH, host(), remote('d1', CALLS));
  expect(await ask(BOTH)).toEqual(none);
  expect(await ask(api({ deals: ['title', 'phase', 'side'], people: ['name'] }))).toEqual(none);
  expect(await ask(api({ deals: ['title'], people: [] }))).toEqual({
    refused: [
      'GET /api/deals/: response phase is gone\n    mfe-deals 1.0.0-d1: mfe-deals/src/api/deals.api.ts:7',
    ],
    unused: ['GET /api/people/: response name is gone'],
    unknown: [],
  });
});

test('sets that a page may still have count, until retention has removed them', async () => {
  await releaseOn(BOTH, host(), remote('d1', CALLS));
  await releaseOn(BOTH, remote('d2', {}));
  const people = api({ people: ['name'] });
  const { refused } = await ask(people);
  expect(refused).toEqual([
    'GET /api/deals/: is gone\n    mfe-deals 1.0.0-d1: mfe-deals/src/api/deals.api.ts:7',
  ]);
  await releaseOn(BOTH, remote('d3', {}));
  await releaseOn(people, remote('d4', {}));
  await prune(folderStore(temp.location), { sets: 2, days: 0 }, Date.now() + 40 * DAY_MS);
  expect(await ask(people)).toEqual({ ...none, unused: ['GET /api/deals/: is gone'] });
  await releaseOn(people, remote('d5', {}));
  await prune(folderStore(temp.location), { sets: 2, days: 0 }, Date.now() + 40 * DAY_MS);
  expect(await ask(people)).toEqual(none);
  expect(await folderStore(temp.location).names('apis')).toHaveLength(1);
});

test('a version whose calls are not known counts as calling everything', async () => {
  await releaseOn(BOTH, host(), writeBuild(temp.folder, { name: 'mfe-deals', hash: 'd1' }));
  expect((await ask(api({ deals: ['title', 'phase'] }))).refused).toEqual([
    'GET /api/people/: is gone\n    mfe-deals 1.0.0-d1, whose calls are not known',
  ]);
});

test('a set that was released without an api is compared with the live one, or told', async () => {
  const { set } = await release(temp.location, [host(), remote('d1', CALLS)]);
  const people = api({ people: ['name'] });
  expect(await ask(people)).toEqual({ ...none, unknown: [set.id] });
  const { refused } = await canTheApiChange(folderStore(temp.location), people, { live: BOTH });
  expect(refused).toHaveLength(1);
});

test('a start records the api that it runs with a new set, and checks nothing against it', async () => {
  const startedApi = jest.fn(async () => BOTH);
  const start = (...dists: string[]) => release(temp.location, dists, { action: 'start', startedApi });
  const newer = remote('d1', { ...CALLS, 'DELETE /api/deals/': 'src/api/deals.api.ts:9' });
  await start(host(), newer);
  const people = api({ people: ['name'] });
  expect((await ask(people)).refused).toEqual([
    'GET /api/deals/: is gone\n    mfe-deals 1.0.0-d1: mfe-deals/src/api/deals.api.ts:7',
  ]);
  // Nothing new: the second start need not wait for the document.
  await start(host(), newer);
  expect(startedApi).toHaveBeenCalledTimes(1);
});

test('of an address that a remote calls, another method may change', async () => {
  const post = { responses: { 204: {} } };
  const { paths } = BOTH;
  const written = { ...BOTH, paths: { ...paths, '/api/deals/': { ...paths['/api/deals/'], post } } };
  await releaseOn(written, host(), remote('d1', CALLS));
  expect(await ask(BOTH)).toEqual({ ...none, unused: ['POST /api/deals/: is gone'] });
});

test.each([
  ['GET /api/deals/:id/pause/', 'an address'],
  ['DELETE /api/deals/', 'a method'],
])('a remote that calls %s, of which the live api lacks %s, is refused with file and line', async (call) => {
  await releaseOn(BOTH, host());
  const newer = remote('d1', { ...CALLS, [call]: 'src/api/deals.api.ts:9' });
  await expect(releaseOn(BOTH, newer)).rejects.toThrow(
    `mfe-deals/src/api/deals.api.ts:9: calls ${call}, which the api at http://api does not have`,
  );
});
