import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { history } from '../history/history.ts';
import { watchedSet, watchedSets } from '../history/watched-set.ts';
import { promote } from '../places/promote.ts';
import { openPreview, previewToken } from '../previews/preview.ts';
import { release } from '../release.ts';
import type { ReleaseOptions } from '../release-options.ts';
import { rollback } from '../rollback.ts';
import { folderStore } from '../store/folder-store.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { revoke } from './revoke.ts';

const NAME = 'mfe-deals';
const temp = tempStore();

const build = (name: string, hash: string, more?: object) => writeBuild(temp.folder, { name, hash, more });
const publish = (hash: string, options: ReleaseOptions = {}) =>
  release(temp.location, [build(NAME, hash)], options);
const current = (place?: string) => watchedSet(temp.location, place)();
const deals = (place?: string) => current(place)?.remotes[NAME];

/** The host, and versions of the remote one after the other. */
async function released(...hashes: string[]) {
  await release(temp.location, [build('host', 'h1')]);
  for (const hash of hashes) await publish(hash);
}

test('the version before takes its place; the set and the history name what was revoked', async () => {
  await released('d1', 'd2', 'd3');
  const before = current();
  const { version, places } = await revoke(temp.location, {
    name: NAME,
    by: 'ada',
    note: 'it deletes drafts',
  });
  expect(version).toBe('1.0.0-d3');
  expect(places.map(({ place, changes }) => [place, changes])).toEqual([
    ['production', [{ name: NAME, from: '1.0.0-d3', to: '1.0.0-d2' }]],
  ]);
  expect(deals()).toMatchObject({ version: '1.0.0-d2', fallback: null });
  expect(current()).toMatchObject({ revoked: { [NAME]: ['1.0.0-d3'] } });
  expect(current()?.id).not.toBe(before?.id);
  const [entry] = await history(folderStore(temp.location));
  expect(entry).toMatchObject({
    action: 'revoke',
    by: 'ada',
    note: 'it deletes drafts',
    revoked: { name: NAME, version: '1.0.0-d3' },
  });
});

test('it does not come back: by no release, rollback, promotion, start, or link', async () => {
  await release(temp.location, [build('host', 'h1'), build(NAME, 'd1')]);
  const { set } = await publish('d2');
  await publish('d2', { place: 'staging' });
  const token = await previewToken(temp.location, set.id, Date.now() + 3_600_000);
  expect(await openPreview(folderStore(temp.location), token)).toBeDefined();
  const names = /mfe-deals 1\.0\.0-d2 was revoked by ada, .*: it hangs/;
  await revoke(temp.location, { name: NAME, by: 'ada', note: 'it hangs' });

  await expect(publish('d2')).rejects.toThrow(names);
  await expect(publish('d2', { place: 'staging' })).rejects.toThrow(names);
  await expect(publish('d2', { canary: { share: 5 } })).rejects.toThrow(names);
  await expect(rollback(temp.location, { to: set.id })).rejects.toThrow(names);
  expect((await publish('d2', { action: 'start' })).skipped).toMatchObject([{ version: '1.0.0-d2' }]);
  expect(await openPreview(folderStore(temp.location), token)).toBeUndefined();
  await expect(previewToken(temp.location, set.id, Date.now() + 3_600_000)).rejects.toThrow(names);
  expect(deals()?.version).toBe('1.0.0-d1');
});

test('one that is only a fallback is none any more, in later sets and in stored ones', async () => {
  await released('d1', 'd2', 'd3');
  const [third, second] = [current(), deals()?.fallback?.version];
  expect(second).toBe('1.0.0-d2');
  const { places } = await revoke(temp.location, { name: NAME, version: '1.0.0-d2' });
  expect(places[0]?.changes).toEqual([]);
  expect(current()?.id).not.toBe(third?.id);
  expect(deals()).toMatchObject({ version: '1.0.0-d3', fallback: null });
  await publish('d4');
  expect(current()?.revoked).toEqual({ [NAME]: ['1.0.0-d2'] });
  await rollback(temp.location, { to: third?.id ?? '' });
  expect(deals()).toMatchObject({ version: '1.0.0-d3', fallback: null });
  expect(current()?.revoked).toEqual({ [NAME]: ['1.0.0-d2'] });
});

test('what was rolled back does not come back by it', async () => {
  await released('d1', 'd2', 'd3');
  await rollback(temp.location);
  await revoke(temp.location, { name: NAME });
  expect(deals()?.version).toBe('1.0.0-d1');
});

test('every place leaves it, and a rollout ends', async () => {
  await released('d1');
  await publish('d2', { place: 'staging' });
  await publish('d2', { canary: { share: 5 } });
  await expect(revoke(temp.location, { name: NAME })).rejects.toThrow('say which version');
  const { places } = await revoke(temp.location, { name: NAME, version: '1.0.0-d2' });
  expect(places.map(({ place, rollout }) => [place, rollout?.share])).toEqual([
    ['production', 5],
    ['staging', undefined],
  ]);
  expect(watchedSets(temp.location)()?.rollout).toBeUndefined();
  for (const place of ['production', 'staging']) {
    expect(deals(place)?.version).toBe('1.0.0-d1');
    expect(current(place)?.revoked).toEqual({ [NAME]: ['1.0.0-d2'] });
  }
  await expect(promote(temp.location, { from: 'staging' })).resolves.toMatchObject({ changes: [] });
});

test('a version of the host is left for the one before', async () => {
  await released('d1');
  await release(temp.location, [build('host', 'h2')]);
  await revoke(temp.location, { name: 'host' });
  expect(current()).toMatchObject({
    host: { version: '1.0.0-h1' },
    revoked: { host: ['1.0.0-h2'] },
  });
});

test('without a version that can take its place, or with a wrong name, nothing is changed', async () => {
  await released('d1');
  const pointer = () => readFileSync(join(temp.location, 'current.json'), 'utf8');
  const before = pointer();
  await expect(revoke(temp.location, { name: NAME })).rejects.toThrow(
    'no earlier version of mfe-deals can take its place in production',
  );
  await expect(revoke(temp.location, { name: NAME, version: '1.0.0-x' })).rejects.toThrow(
    'There is no mfe-deals',
  );
  await expect(revoke(temp.location, { name: 'mfe-no' })).rejects.toThrow('There is no mfe-no');
  expect(pointer()).toBe(before);
  expect((await publish('d1')).isNew).toBe(false);
});

test('it can be run again, where the tool was killed before every place had left it', async () => {
  await released('d1', 'd2');
  await revoke(temp.location, { name: NAME, by: 'ada' });
  await revoke(temp.location, { name: NAME, version: '1.0.0-d2', by: 'omar' });
  expect(deals()?.version).toBe('1.0.0-d1');
  await expect(publish('d2')).rejects.toThrow('revoked by ada');
});
