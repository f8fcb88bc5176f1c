import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@handover/shared/contract';
import { history } from '../history/history.ts';
import { release } from '../release.ts';
import { rollback } from '../rollback.ts';
import { folderStore } from '../store/folder-store.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { prune, retentionOf } from './retention.ts';

const temp = tempStore();

const build = (name: string, hash: string) => writeBuild(temp.folder, { name, hash });
const versions = () => readdirSync(join(temp.location, 'mfe-deals')).sort();

async function releases(count: number) {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  for (let number = 2; number <= count; number++)
    await release(temp.location, [build('mfe-deals', `d${number}`)]);
}

test('everything is kept within the days', async () => {
  await releases(6);
  expect(await prune(folderStore(temp.location), { sets: 2, days: 30 }, Date.now() + 29 * DAY_MS)).toEqual(
    [],
  );
  expect(versions()).toHaveLength(6);
});

test('after the days, only versions and fallbacks of the last sets are kept', async () => {
  await releases(6);
  const removed = await prune(folderStore(temp.location), { sets: 2, days: 30 }, Date.now() + 40 * DAY_MS);
  expect(removed).toEqual(['mfe-deals/1.0.0-d1', 'mfe-deals/1.0.0-d2', 'mfe-deals/1.0.0-d3']);
  expect(versions()).toEqual(['1.0.0-d4', '1.0.0-d5', '1.0.0-d6']);
  expect(await folderStore(temp.location).names('sets')).toHaveLength(2);
  await rollback(temp.location);
  await expect(rollback(temp.location)).rejects.toThrow('has been removed by retention');
});

test('an old set that is served again is kept, with its fallbacks', async () => {
  await releases(6);
  const old = (await history(folderStore(temp.location))).find(({ number }) => number === 2)?.set ?? '';
  await rollback(temp.location, { to: old });
  await prune(folderStore(temp.location), { sets: 2, days: 0 }, Date.now() + 40 * DAY_MS);
  expect(versions()).toEqual(expect.arrayContaining(['1.0.0-d5', '1.0.0-d6']));
  await expect(rollback(temp.location, { to: old })).rejects.toThrow('is current already');
  expect(versions()).toHaveLength(4);
});

test('a version that no set needs yet is kept for a day', async () => {
  await releases(1);
  const store = folderStore(temp.location);
  await store.publish(build('mfe-deals', 'd2'), 'mfe-deals/1.0.0-d2');
  expect(await prune(store, { sets: 2, days: 0 })).toEqual([]);
  const old = new Date(Date.now() - 2 * DAY_MS);
  utimesSync(join(temp.location, 'mfe-deals/1.0.0-d2'), old, old);
  expect(await prune(store, { sets: 2, days: 0 })).toEqual(['mfe-deals/1.0.0-d2']);
});

test('invalid settings, and those without a set for a rollback, are replaced by the defaults', () => {
  expect(retentionOf({ RELEASES_KEEP_SETS: '5', RELEASES_KEEP_DAYS: '0' })).toEqual({ sets: 5, days: 0 });
  expect(retentionOf({ RELEASES_KEEP_SETS: '1', RELEASES_KEEP_DAYS: 'x' })).toEqual({ sets: 20, days: 30 });
});
