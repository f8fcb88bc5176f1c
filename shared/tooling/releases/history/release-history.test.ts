import { release } from '../release.ts';
import { revoke } from '../revoke/revoke.ts';
import { folderStore } from '../store/folder-store.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { releaseHistory } from './release-history.ts';

const NAME = 'mfe-deals';
const temp = tempStore();

const publish = (name: string, hash: string) =>
  release(temp.location, [writeBuild(temp.folder, { name, hash })]);

test('releases with their ledger and revoked versions with the reason, newest first; no names of machines', async () => {
  await publish('host', 'h1');
  for (const hash of ['d1', 'd2', 'd3']) await publish(NAME, hash);
  await revoke(temp.location, { name: NAME, version: '1.0.0-d1', by: 'ada', note: 'wrong sums' });
  await revoke(temp.location, { name: NAME, by: 'bob', note: 'it deletes drafts' });
  const { entries, revoked } = await releaseHistory(folderStore(temp.location));
  expect(revoked).toEqual([
    { name: NAME, version: '1.0.0-d3', at: expect.any(String), by: 'bob', note: 'it deletes drafts' },
    { name: NAME, version: '1.0.0-d1', at: expect.any(String), by: 'ada', note: 'wrong sums' },
  ]);
  expect(entries.map(({ action }) => action)).toEqual([
    'revoke',
    'revoke',
    'release',
    'release',
    'release',
    'release',
  ]);
  expect(entries[0]).toMatchObject({
    changes: [{ name: NAME, from: '1.0.0-d3', to: '1.0.0-d2' }],
    revoked: { name: NAME, version: '1.0.0-d3' },
    note: 'it deletes drafts',
  });
  expect(entries[2]?.ledger?.[NAME]?.bytes.js).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toContain('"machine"');
});

test('no more than the last twenty releases', async () => {
  for (let number = 1; number <= 21; number++) await publish('host', `h${number}`);
  const { entries } = await releaseHistory(folderStore(temp.location));
  expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => 21 - index));
});
