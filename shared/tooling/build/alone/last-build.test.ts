import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ledgerOf } from '../../releases/ledger/ledger-of.ts';
import { release } from '../../releases/release.ts';
import { folderStore } from '../../releases/store/folder-store.ts';
import { writeBuild } from '../../releases/testing/write-build.ts';
import { lastBuild } from './last-build.ts';

const NAME = 'mfe-deals';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-last-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('it weighs what its release weighs; without a build there is none', async () => {
  expect(await lastBuild(folder)).toBeNull();
  const build = writeBuild(folder, { name: NAME, hash: 'd1' });
  cpSync(build, join(folder, 'dist'), { recursive: true });
  const store = join(folder, 'store');
  await release(store, [writeBuild(folder, { name: 'host', hash: 'h1' }), build]);
  const ledger = await ledgerOf(folderStore(store), [{ name: NAME, from: null, to: '1.0.0-d1' }]);
  const last = await lastBuild(folder);
  expect(last).toEqual({
    version: '1.0.0-d1',
    builtAt: expect.stringMatching(/^\d{4}-.*Z$/),
    bytes: ledger[NAME]?.bytes,
  });
  expect(last?.bytes.js).toBeGreaterThan(0);
});
