import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../contract/limits.ts';
import { history } from './history.ts';
import { release } from './release.ts';
import { prune, retentionOf } from './retention.ts';
import { rollback } from './rollback.ts';
import { folderStore } from './store/folder-store.ts';
import { writeBuild } from './testing/write-build.ts';

let folder: string;
let place: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-retention-'));
  place = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (name: string, hash: string) => writeBuild(folder, { name, hash });
const versions = () => readdirSync(join(place, 'mfe-deals')).sort();

async function releases(count: number) {
  await release(place, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  for (let number = 2; number <= count; number++) await release(place, [build('mfe-deals', `d${number}`)]);
}

test('within the days everything stays', async () => {
  await releases(6);
  expect(await prune(folderStore(place), { sets: 2, days: 30 }, Date.now() + 29 * DAY_MS)).toEqual([]);
  expect(versions()).toHaveLength(6);
});

test('after them, only what the last sets have as version or as fallback', async () => {
  await releases(6);
  const removed = await prune(folderStore(place), { sets: 2, days: 30 }, Date.now() + 40 * DAY_MS);
  expect(removed).toEqual(['mfe-deals/1.0.0-d1', 'mfe-deals/1.0.0-d2', 'mfe-deals/1.0.0-d3']);
  expect(versions()).toEqual(['1.0.0-d4', '1.0.0-d5', '1.0.0-d6']);
  expect(await folderStore(place).names('sets')).toHaveLength(2);
  await rollback(place);
  await expect(rollback(place)).rejects.toThrow('is gone: it was older than what is kept');
});

test('a set of long ago that is served again stays, with its fallback', async () => {
  await releases(6);
  const old = (await history(folderStore(place))).find(({ number }) => number === 2)?.set ?? '';
  await rollback(place, { to: old });
  await prune(folderStore(place), { sets: 2, days: 0 }, Date.now() + 40 * DAY_MS);
  expect(versions()).toEqual(expect.arrayContaining(['1.0.0-d5', '1.0.0-d6']));
  await expect(rollback(place, { to: old })).rejects.toThrow('is current already');
  expect(versions()).toHaveLength(4);
});

test('a version that is just being released, and no set needs yet, stays for a day', async () => {
  await releases(1);
  const store = folderStore(place);
  await store.publish(build('mfe-deals', 'd2'), 'mfe-deals/1.0.0-d2');
  expect(await prune(store, { sets: 2, days: 0 })).toEqual([]);
  const old = new Date(Date.now() - 2 * DAY_MS);
  utimesSync(join(place, 'mfe-deals/1.0.0-d2'), old, old);
  expect(await prune(store, { sets: 2, days: 0 })).toEqual(['mfe-deals/1.0.0-d2']);
});

test('settings that are no numbers, or keep nothing to go back to, are the usual ones', () => {
  expect(retentionOf({ RELEASES_KEEP_SETS: '5', RELEASES_KEEP_DAYS: '0' })).toEqual({ sets: 5, days: 0 });
  expect(retentionOf({ RELEASES_KEEP_SETS: '1', RELEASES_KEEP_DAYS: 'x' })).toEqual({ sets: 20, days: 30 });
});
