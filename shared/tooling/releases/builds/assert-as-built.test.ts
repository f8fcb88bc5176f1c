import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesIn } from '../store/files-in.ts';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { integrityOf } from './integrity.ts';
import { pruneBuild } from './prune-build.ts';
import { publish } from './publish.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-as-built-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (more?: object) => writeBuild(folder, { name: 'mfe-deals', hash: 'd1', more });
const none = { routes: [], widgets: [], modals: [] };
const KEY = 'mfe-deals/1.0.0-d1';

test('a build is published with the compressed copies of its files', async () => {
  const dist = build();
  writeFileSync(join(dist, 'entry.js.br'), brotliCompressSync('d1'));
  writeFileSync(join(dist, 'entry.js.gz'), gzipSync('d1'));
  await publish(dist, store);
  expect(await store.has(KEY)).toBe(true);
});

test.each<[string, (dist: string) => void]>([
  ['chunks/list.js was changed', (dist) => writeFileSync(join(dist, 'chunks/list.js'), 'd1 list and more')],
  ['chunks/list.js is missing', (dist) => rmSync(join(dist, 'chunks/list.js'))],
  ['added.js is not in the list of files', (dist) => writeFileSync(join(dist, 'added.js'), '')],
  ['added.js.br is not in the list of files', (dist) => writeFileSync(join(dist, 'added.js.br'), '')],
  ['entry.js.br was changed', (dist) => writeFileSync(join(dist, 'entry.js.br'), brotliCompressSync('d2'))],
  ['entry.js.gz was changed', (dist) => writeFileSync(join(dist, 'entry.js.gz'), 'not compressed')],
])('%s: the build is refused, and nothing is published', async (problem, change) => {
  const dist = build();
  change(dist);
  await expect(publish(dist, store)).rejects.toThrow(problem);
  expect(await store.has(KEY)).toBe(false);
});

test('files of an earlier build are removed, and nothing of the build', async () => {
  const dist = build();
  writeFileSync(join(dist, 'entry.js.br'), brotliCompressSync('d1'));
  const built = await filesIn(dist);
  for (const file of ['earlier.js', 'earlier.js.br', 'chunks/earlier.css.gz'])
    writeFileSync(join(dist, file), '');
  await pruneBuild(dist);
  expect((await filesIn(dist)).sort()).toEqual(built.sort());
  await expect(publish(dist, store)).resolves.toMatchObject({ name: 'mfe-deals' });
});

test.each([
  ['entry.js has another integrity than', { integrity: integrityOf(Buffer.from('another')) }],
  ['gone.js is missing', { preload: ['gone.js'] }],
  ['gone.css is missing', { pages: { list: ['gone.css'] } }],
  ['gone.cjs is missing', { server: 'gone.cjs' }],
  ['gone.css is missing', { styleSheets: { bell: ['gone.css'] } }],
  ['gone.js is missing', { widgetFiles: { bell: ['gone.js'] } }],
  ['entry.js is missing', { files: {} }],
])('a manifest is refused: %s', async (problem, more) => {
  await expect(publish(build(more), store)).rejects.toThrow(problem);
  expect(await store.has(KEY)).toBe(false);
});

test.each([
  ['gone.js is missing', { shared: { react: ['gone.js'] } }],
  ['gone.js is missing', { signedIn: { files: ['gone.js'], widgets: [] } }],
])('a manifest of a host is refused: %s', async (problem, more) => {
  await expect(publish(writeBuild(folder, { name: 'host', hash: 'h1', more }), store)).rejects.toThrow(
    problem,
  );
});

test.each([
  ['other files', { files: { 'entry.js': integrityOf(Buffer.from('another')) } }],
  ['other facts in its manifest (preload)', { preload: ['chunks/list.js'] }],
  [
    'other facts in its manifest (descriptor, pages)',
    {
      descriptor: { ...none, routes: [{ path: '/user-deals', page: 'list', access: 'anyone' }] },
      pages: {},
    },
  ],
])('a version never changes: with %s it is refused, and stays what it was', async (what, more) => {
  await publish(build(), store);
  const before = await store.read(`${KEY}/build-manifest.json`);
  await expect(publish(build(more), store)).rejects.toThrow(
    `The store has mfe-deals 1.0.0-d1 with ${what}, and a version never changes: build it anew, under a new version.`,
  );
  expect(await store.read(`${KEY}/build-manifest.json`)).toEqual(before);
  await expect(publish(build(), store)).resolves.toMatchObject({ version: '1.0.0-d1' });
});

test('a published build of an older tool, without a list of files, still takes part in releases', async () => {
  const dist = build({ files: {} });
  await store.publish(dist, KEY);
  await expect(publish(dist, store)).resolves.toMatchObject({ version: '1.0.0-d1', files: {} });
});
