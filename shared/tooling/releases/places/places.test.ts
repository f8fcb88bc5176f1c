import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@handover/shared/contract';
import { versionsOf } from '../compose/changes.ts';
import { history } from '../history/history.ts';
import { watchedSet } from '../history/watched-set.ts';
import { readOwners } from '../ownership/owners.ts';
import { release } from '../release.ts';
import { releaseSource } from '../release-source.ts';
import { prune } from '../retention/retention.ts';
import { rollback } from '../rollback.ts';
import { folderStore } from '../store/folder-store.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { inPlace, placeNamed, placesOf, removePlace } from './place.ts';
import { promote } from './promote.ts';

const temp = tempStore();
beforeEach(async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1'), build('mfe-auth', 'a1')]);
});

const build = (name: string, hash: string, more?: object) => writeBuild(temp.folder, { name, hash, more });
const stage = (...dists: string[]) => release(temp.location, dists, { place: 'staging' });
const versionsIn = (place?: string) => versionsOf(watchedSet(temp.location, place)());
const store = () => folderStore(temp.location);

test('a place begins with the set of production, and moves alone', async () => {
  await stage(build('mfe-deals', 'd2'));
  expect(versionsIn('staging')).toEqual({
    host: '1.0.0-h1',
    'mfe-auth': '1.0.0-a1',
    'mfe-deals': '1.0.0-d2',
  });
  expect(versionsIn()['mfe-deals']).toBe('1.0.0-d1');
  await release(temp.location, [build('mfe-auth', 'a2')]);
  expect(versionsIn('staging')['mfe-auth']).toBe('1.0.0-a1');
  expect(await placesOf(store())).toEqual(['production', 'staging']);
  expect(await history(inPlace(store(), 'staging'))).toHaveLength(1);
  expect(await history(store())).toHaveLength(2);
});

test('before its first release a gateway of a place serves what production has', async () => {
  const served = watchedSet(temp.location, 'staging');
  expect(versionsOf(served())).toEqual(versionsIn());
  await release(temp.location, [build('mfe-auth', 'a2')]);
  expect(versionsOf(served())['mfe-auth']).toBe('1.0.0-a2');
  await stage(build('mfe-deals', 'd2'));
  expect(versionsOf(served())['mfe-deals']).toBe('1.0.0-d2');
  await release(temp.location, [build('mfe-auth', 'a3')]);
  expect(versionsOf(served())['mfe-auth']).toBe('1.0.0-a2');
});

test('a promoted set is the one that was tried, and says so in the history', async () => {
  const tried = await stage(build('mfe-deals', 'd2'));
  const { set, changes } = await promote(temp.location, { from: 'staging', by: 'ada' });
  expect(set.id).toBe(tried.set.id);
  expect(changes).toEqual([{ name: 'mfe-deals', from: '1.0.0-d1', to: '1.0.0-d2' }]);
  expect(versionsIn()).toEqual(versionsIn('staging'));
  const [newest] = await history(store());
  expect(newest).toMatchObject({ action: 'promote', place: 'staging', by: 'ada', set: set.id });
  expect((await promote(temp.location, { from: 'staging' })).changes).toEqual([]);
  await rollback(temp.location);
  expect(versionsIn()['mfe-deals']).toBe('1.0.0-d1');
});

test('what was released past a place is not undone by promoting it', async () => {
  await stage(build('mfe-deals', 'd2'));
  await release(temp.location, [build('mfe-auth', 'a2')]);
  await expect(promote(temp.location, { from: 'staging' })).rejects.toThrow(
    /would lose it.*\n {2}mfe-auth 1.0.0-a2/,
  );
  await promote(temp.location, { from: 'staging', names: ['mfe-deals'] });
  expect(versionsIn()).toMatchObject({ 'mfe-deals': '1.0.0-d2', 'mfe-auth': '1.0.0-a2' });
  await stage(build('mfe-auth', 'a2'), build('mfe-deals', 'd3'));
  await promote(temp.location, { from: 'staging' });
  expect(versionsIn()).toMatchObject({ 'mfe-deals': '1.0.0-d3', 'mfe-auth': '1.0.0-a2' });
});

test('a promotion has to pass what a release has to pass', async () => {
  await expect(promote(temp.location, { from: 'staging' })).rejects.toThrow(
    'Nothing has been released to staging',
  );
  await stage(build('mfe-deals', 'd2', { api: '2.0.0' }));
  const api = { version: '1.4.0', address: 'http://api' };
  await expect(promote(temp.location, { from: 'staging', api })).rejects.toThrow(
    'needs version ^2.0.0 of the api',
  );
  await expect(promote(temp.location, { from: 'staging', names: ['mfe-x'] })).rejects.toThrow(
    'no mfe-x to promote',
  );
  expect(versionsIn()['mfe-deals']).toBe('1.0.0-d1');
});

test('a remote that is only tried owns nothing yet', async () => {
  await stage(build('mfe-visits', 'v1'));
  expect((await readOwners(store(), undefined)).owners['mfe-visits']).toBeUndefined();
  await promote(temp.location, { from: 'staging' });
  await release(temp.location, [build('mfe-deals', 'd2')]);
  expect((await readOwners(store(), undefined)).owners['mfe-visits']?.paths).toEqual(['/user-visits']);
});

test('a place goes back alone', async () => {
  await stage(build('mfe-deals', 'd2'));
  await stage(build('mfe-deals', 'd3'));
  await rollback(temp.location, { place: 'staging' });
  await rollback(temp.location, { place: 'staging' });
  expect(versionsIn('staging')).toEqual(versionsIn());
  await expect(rollback(temp.location, { place: 'staging' })).rejects.toThrow('There is no set before');
});

test('retention keeps what any place has, until it is removed', async () => {
  await stage(build('mfe-deals', 'd2'));
  for (const hash of ['d3', 'd4', 'd5']) await release(temp.location, [build('mfe-deals', hash)]);
  const later = () => prune(store(), { sets: 2, days: 0 }, Date.now() + 40 * DAY_MS);
  await later();
  expect(existsSync(join(temp.location, 'mfe-deals/1.0.0-d2'))).toBe(true);
  await removePlace(store(), 'staging');
  expect(await later()).toContain('mfe-deals/1.0.0-d2');
  expect(await placesOf(store())).toEqual(['production']);
  await expect(removePlace(store(), 'production')).rejects.toThrow("can't be removed");
});

test('a gateway serves the place of its settings', async () => {
  await stage(build('mfe-deals', 'd2'));
  const [staging, production] = [
    await releaseSource(temp.location, join(temp.folder, 'mirror'), { place: 'staging' }),
    await releaseSource(temp.location, join(temp.folder, 'mirror')),
  ];
  expect(versionsOf(staging.releaseSet())['mfe-deals']).toBe('1.0.0-d2');
  expect(versionsOf(production.releaseSet())['mfe-deals']).toBe('1.0.0-d1');
  for (const source of [staging, production]) source.close();
});

test('a place has a plain name', () => {
  expect(placeNamed(undefined)).toBe('production');
  expect(placeNamed('pr-123')).toBe('pr-123');
  for (const name of ['', '../x', 'Staging', 'a/b', '-x'])
    expect(() => placeNamed(name)).toThrow("can't be a place");
});
