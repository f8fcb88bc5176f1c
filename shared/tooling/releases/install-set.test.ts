import { join } from 'node:path';
import { versionsOf } from './compose/changes.ts';
import { history } from './history/history.ts';
import { watchedSet } from './history/watched-set.ts';
import { installSet } from './install-set.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { folderStore } from './store/folder-store.ts';
import { tempStore } from './testing/temp-store.ts';
import { writeBuild } from './testing/write-build.ts';

const temp = tempStore();
const build = (name: string, hash: string) => writeBuild(temp.folder, { name, hash });
const current = () => versionsOf(watchedSet(temp.location)());

/** A store as an archive brings it. */
async function pack(name: string, deals: string) {
  const folder = join(temp.folder, name);
  await release(folder, [build('host', 'h1'), build('mfe-deals', deals)], { action: 'start' });
  return folder;
}

test('the first start has the set of the archive, with its files; the next one changes nothing', async () => {
  const packed = await pack('packed', 'd1');
  expect((await installSet(temp.location, packed)).isNew).toBe(true);
  expect(current()).toEqual({ host: '1.0.0-h1', 'mfe-deals': '1.0.0-d1' });
  expect(await folderStore(temp.location).has('mfe-deals/1.0.0-d1')).toBe(true);
  expect((await installSet(temp.location, packed)).isNew).toBe(false);
  expect(await history(folderStore(temp.location))).toHaveLength(1);
});

test('a newer archive brings its set; a start undoes neither a rollback nor a later release', async () => {
  const [first, second] = [await pack('first', 'd1'), await pack('second', 'd2')];
  await installSet(temp.location, first);
  await installSet(temp.location, second);
  expect(current()['mfe-deals']).toBe('1.0.0-d2');
  await rollback(temp.location);
  expect((await installSet(temp.location, second)).isNew).toBe(false);
  expect(current()['mfe-deals']).toBe('1.0.0-d1');
  await release(temp.location, [build('mfe-deals', 'd3')]);
  expect((await installSet(temp.location, second)).isNew).toBe(false);
  expect(current()['mfe-deals']).toBe('1.0.0-d3');
});

test('a folder without a set is refused', async () => {
  await expect(installSet(temp.location, join(temp.folder, 'empty'))).rejects.toThrow('no release set');
});
