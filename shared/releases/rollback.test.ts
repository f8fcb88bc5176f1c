import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { history } from './history.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { folderStore } from './store/folder-store.ts';
import { writeBuild } from './testing/write-build.ts';
import { watchedSet } from './watched-set.ts';

let folder: string;
let place: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-rollback-'));
  place = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (name: string, hash: string, more?: object) => writeBuild(folder, { name, hash, more });
const deals = () => watchedSet(place)()?.remotes['mfe-deals']?.version;

async function threeSets() {
  const first = await release(place, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  const second = await release(place, [build('mfe-deals', 'd2')]);
  const third = await release(place, [build('mfe-deals', 'd3')]);
  return [first.set.id, second.set.id, third.set.id] as const;
}

test('each goes one set further back; the first has none before it', async () => {
  const [first, second] = await threeSets();
  expect((await rollback(place, { by: 'ada', note: 'empty list' })).set.id).toBe(second);
  expect(deals()).toBe('1.0.0-d2');
  expect((await rollback(place)).set.id).toBe(first);
  await expect(rollback(place)).rejects.toThrow(`There is no set before ${first}.`);
  const entries = await history(folderStore(place));
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

test('to any set that is kept, forward again too; by a part of its id', async () => {
  const [first, , third] = await threeSets();
  await rollback(place, { to: first });
  await rollback(place, { to: third.slice(-8) });
  expect(deals()).toBe('1.0.0-d3');
  await expect(rollback(place, { to: third })).rejects.toThrow('is current already');
  await expect(rollback(place, { to: 'nowhere' })).rejects.toThrow('There is no set nowhere.');
});

test('not to a set whose files are gone', async () => {
  await threeSets();
  rmSync(join(place, 'mfe-deals/1.0.0-d2'), { recursive: true });
  await expect(rollback(place)).rejects.toThrow('The files of mfe-deals 1.0.0-d2 are gone');
  expect(deals()).toBe('1.0.0-d3');
});

test('not to a set that the live api does not serve any more', async () => {
  await release(place, [build('host', 'h1'), build('mfe-deals', 'd1', { api: '1.4.0' })]);
  await release(place, [build('mfe-deals', 'd2', { api: '2.0.0' })]);
  const api = { version: '2.0.1', address: 'http://api' };
  await expect(rollback(place, { api })).rejects.toThrow(
    'mfe-deals 1.0.0-d1: wants version ^1.4.0 of the api, http://api is 2.0.1',
  );
});

test('a start does not undo it, and releases what is new', async () => {
  const host = build('host', 'h1');
  const start = (hash: string) => release(place, [host, build('mfe-deals', hash)], { action: 'start' });
  await start('d1');
  await start('d2');
  expect(deals()).toBe('1.0.0-d2');
  await rollback(place);
  const again = await start('d2');
  expect(again).toMatchObject({
    isNew: false,
    passedOver: [{ name: 'mfe-deals', version: '1.0.0-d2', current: '1.0.0-d1' }],
  });
  expect(deals()).toBe('1.0.0-d1');
  expect((await start('d3')).isNew).toBe(true);
  expect(deals()).toBe('1.0.0-d3');
  // Asked for by name, what was current before is released all the same.
  await release(place, [build('mfe-deals', 'd2')]);
  expect(deals()).toBe('1.0.0-d2');
});

test('a release after it builds on what is served, not on what was left', async () => {
  await threeSets();
  await rollback(place);
  const { set } = await release(place, [build('mfe-deals', 'd4')]);
  expect(set.remotes['mfe-deals']?.fallback?.version).toBe('1.0.0-d2');
});
