import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { history } from './history/history.ts';
import { watchedSet } from './history/watched-set.ts';
import { release } from './release.ts';
import { type RollbackOptions, rollback } from './rollback.ts';
import { folderStore } from './store/folder-store.ts';
import { tempStore } from './testing/temp-store.ts';
import { writeBuild } from './testing/write-build.ts';

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

describe('one package alone goes back', () => {
  const auth = () => watchedSet(temp.location)()?.remotes['mfe-auth']?.version;
  const back = (options: RollbackOptions = {}) => rollback(temp.location, { name: 'mfe-deals', ...options });

  test('what others have released since stays, and what it leaves is no fallback', async () => {
    await threeSets();
    await release(temp.location, [build('mfe-auth', 'a1')]);
    const { changes } = await back({ by: 'bob' });
    expect(changes).toEqual([{ name: 'mfe-deals', from: '1.0.0-d3', to: '1.0.0-d2' }]);
    expect([deals(), auth()]).toEqual(['1.0.0-d2', '1.0.0-a1']);
    expect(watchedSet(temp.location)()?.remotes['mfe-deals']?.fallback).toBeNull();
    await back();
    expect([deals(), auth()]).toEqual(['1.0.0-d1', '1.0.0-a1']);
    await expect(back()).rejects.toThrow('There is no version of mfe-deals before 1.0.0-d1.');
  });

  test('to a version of its own, by a part of its name', async () => {
    await threeSets();
    await back({ to: 'd1' });
    expect(deals()).toBe('1.0.0-d1');
    await back({ to: '1.0.0-d3' });
    expect(deals()).toBe('1.0.0-d3');
    await expect(back({ to: 'd3' })).rejects.toThrow('mfe-deals 1.0.0-d3 is current already.');
    await expect(back({ to: 'd9' })).rejects.toThrow('There is no version of mfe-deals d9.');
    await expect(back({ name: 'mfe-new' })).rejects.toThrow('There is no mfe-new in the current set.');
  });

  test('through the gates: of files, of the api, and of what others open', async () => {
    const opens = { opens: { modals: ['deal-qa'], widgets: [] } };
    const withModal = { descriptor: { routes: [], widgets: [], modals: ['deal-qa'] } };
    await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1', { api: '1.4.0' })]);
    await release(temp.location, [build('mfe-deals', 'd2', { ...withModal, api: '2.0.0' })]);
    const api = { version: '2.0.1', address: 'http://api' };
    await expect(back({ api })).rejects.toThrow('mfe-deals 1.0.0-d1: needs version ^1.4.0 of the api');
    await release(temp.location, [build('mfe-auth', 'a1', opens)]);
    await expect(back()).rejects.toThrow('drops the modal deal-qa, which mfe-auth opens');
    rmSync(join(temp.location, 'mfe-deals/1.0.0-d1'), { recursive: true });
    await expect(back()).rejects.toThrow('There is no version of mfe-deals before 1.0.0-d2.');
    expect(deals()).toBe('1.0.0-d2');
  });

  test('a rollout of it alone is stopped; one of others is left alone, and waited for', async () => {
    await threeSets();
    await release(temp.location, [build('mfe-deals', 'd4')], { canary: { share: 5 } });
    expect((await back()).changes).toEqual([{ name: 'mfe-deals', from: '1.0.0-d4', to: '1.0.0-d3' }]);
    await release(temp.location, [build('mfe-auth', 'a1')], { canary: { share: 5 } });
    await expect(back()).rejects.toThrow('5 % of people try the set');
    expect(deals()).toBe('1.0.0-d3');
  });

  test('after it, a set has to be named to go back as a whole', async () => {
    const [, , third] = await threeSets();
    await back();
    await expect(rollback(temp.location)).rejects.toThrow('came by a rollback: name a set');
    expect((await rollback(temp.location, { to: third })).set.id).toBe(third);
  });
});
