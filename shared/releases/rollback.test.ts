import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { history } from './history.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { folderStore } from './store/folder-store.ts';
import { tempStore } from './testing/temp-store.ts';
import { writeBuild } from './testing/write-build.ts';
import { watchedSet } from './watched-set.ts';

const temp = tempStore();

const build = (name: string, hash: string, more?: object) => writeBuild(temp.folder, { name, hash, more });
const deals = () => watchedSet(temp.location)()?.remotes['mfe-deals']?.version;

async function threeSets() {
  const first = await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  const second = await release(temp.location, [build('mfe-deals', 'd2')]);
  const third = await release(temp.location, [build('mfe-deals', 'd3')]);
  return [first.set.id, second.set.id, third.set.id] as const;
}

test('each rollback goes one set further back, until the first', async () => {
  const [first, second] = await threeSets();
  expect((await rollback(temp.location, { by: 'ada', note: 'empty list' })).set.id).toBe(second);
  expect(deals()).toBe('1.0.0-d2');
  expect((await rollback(temp.location)).set.id).toBe(first);
  await expect(rollback(temp.location)).rejects.toThrow(`There is no set before ${first}.`);
  const entries = await history(folderStore(temp.location));
  expect(entries.map(({ action }) => action)).toEqual([
    'rollback',
    'rollback',
    'release',
    'release',
    'release',
  ]);
  expect(entries[1]).toMatchObject({
    by: 'ada',
    note: 'empty list',
    set: second,
    changes: [{ name: 'mfe-deals', from: '1.0.0-d3', to: '1.0.0-d2' }],
  });
});

test('a rollback can go to any kept set, also a later one, by a part of its id', async () => {
  const [first, , third] = await threeSets();
  await rollback(temp.location, { to: first });
  await rollback(temp.location, { to: third.slice(-8) });
  expect(deals()).toBe('1.0.0-d3');
  await expect(rollback(temp.location, { to: third })).rejects.toThrow('is current already');
  await expect(rollback(temp.location, { to: 'nowhere' })).rejects.toThrow('There is no set nowhere.');
});

test('a set whose files are gone is refused', async () => {
  await threeSets();
  rmSync(join(temp.location, 'mfe-deals/1.0.0-d2'), { recursive: true });
  await expect(rollback(temp.location)).rejects.toThrow('The files of mfe-deals 1.0.0-d2 are gone');
  expect(deals()).toBe('1.0.0-d3');
});

test('a set that the live api no longer supports is refused', async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1', { api: '1.4.0' })]);
  await release(temp.location, [build('mfe-deals', 'd2', { api: '2.0.0' })]);
  const api = { version: '2.0.1', address: 'http://api' };
  await expect(rollback(temp.location, { api })).rejects.toThrow(
    'mfe-deals 1.0.0-d1: needs version ^1.4.0 of the api, http://api is 2.0.1',
  );
});

test('a start does not undo a rollback, but releases new builds', async () => {
  const host = build('host', 'h1');
  const start = (hash: string) =>
    release(temp.location, [host, build('mfe-deals', hash)], { action: 'start' });
  await start('d1');
  await start('d2');
  expect(deals()).toBe('1.0.0-d2');
  await rollback(temp.location);
  const again = await start('d2');
  expect(again).toMatchObject({
    isNew: false,
    skipped: [{ name: 'mfe-deals', version: '1.0.0-d2', current: '1.0.0-d1' }],
  });
  expect(deals()).toBe('1.0.0-d1');
  expect((await start('d3')).isNew).toBe(true);
  expect(deals()).toBe('1.0.0-d3');
  // Released by name, a version that was current before becomes current again.
  await release(temp.location, [build('mfe-deals', 'd2')]);
  expect(deals()).toBe('1.0.0-d2');
});

test('a release after a rollback is based on the current set', async () => {
  await threeSets();
  await rollback(temp.location);
  const { set } = await release(temp.location, [build('mfe-deals', 'd4')]);
  expect(set.remotes['mfe-deals']?.fallback?.version).toBe('1.0.0-d2');
});
