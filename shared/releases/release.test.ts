/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSet, watchedSet } from './pointer.ts';
import { release } from './release.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-releases-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, hash: string): string {
  const dist = join(folder, `${name}-${hash}`);
  mkdirSync(dist, { recursive: true });
  const common = { name, version: `1.0.0-${hash}`, contract: 1, locales: {}, preload: [] };
  const host = { role: 'host', scripts: ['main.js'], styles: [], fonts: [], icon: null, provides: {} };
  const remote = {
    role: 'remote',
    namespace: 'deals',
    global: `mfe_deals_${hash}`,
    entry: 'entry.js',
    integrity: 'sha384-x',
    pages: { list: ['list.js'] },
    requires: {},
    descriptor: {
      routes: [{ path: '/user-deals', page: 'list', access: 'signed-in' }],
      widgets: [],
      modals: [],
    },
  };
  const manifest = { ...common, ...(name === 'host' ? host : remote) };
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'entry.js'), hash);
  return dist;
}

test('publishes each build under its version and makes them the current set', async () => {
  const { set, isNew } = await release(store, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  expect(isNew).toBe(true);
  expect(existsSync(join(store, 'mfe-deals/1.0.0-d1/entry.js'))).toBe(true);
  expect(currentSet(store)).toEqual(set);
  expect(set.host.scripts).toEqual(['/r/host/1.0.0-h1/main.js']);
  expect(set.remotes['mfe-deals']).toMatchObject({
    entry: '/r/mfe-deals/1.0.0-d1/entry.js',
    pages: { list: ['/r/mfe-deals/1.0.0-d1/list.js'] },
    fallback: null,
  });
  expect(readdirSync(join(store, 'mfe-deals'))).toEqual(['1.0.0-d1']);
});

test('the same builds again change nothing', async () => {
  const dists = [build('host', 'h1'), build('mfe-deals', 'd1')];
  const { set } = await release(store, dists);
  expect(await release(store, dists)).toEqual({ set, isNew: false });
});

test('the version before is the fallback, while its files are there', async () => {
  const host = build('host', 'h1');
  await release(store, [host, build('mfe-deals', 'd1')]);
  const second = await release(store, [host, build('mfe-deals', 'd2')]);
  expect(second.set.remotes['mfe-deals']?.fallback?.version).toBe('1.0.0-d1');
  const third = await release(store, [build('host', 'h2'), build('mfe-deals', 'd2')]);
  expect(third.set.remotes['mfe-deals']?.fallback?.version).toBe('1.0.0-d1');
  rmSync(join(store, 'mfe-deals/1.0.0-d1'), { recursive: true });
  const fourth = await release(store, [host, build('mfe-deals', 'd2')]);
  expect(fourth.set.remotes['mfe-deals']?.fallback).toBeNull();
});

test('a version that was taken out of the store is published again', async () => {
  const dists = [build('host', 'h1'), build('mfe-deals', 'd1')];
  await release(store, dists);
  rmSync(join(store, 'mfe-deals'), { recursive: true });
  await release(store, dists);
  expect(existsSync(join(store, 'mfe-deals/1.0.0-d1/entry.js'))).toBe(true);
});

test('a server sees a moved pointer without a restart', async () => {
  const read = watchedSet(store);
  expect(read()).toBeUndefined();
  const { set } = await release(store, [build('host', 'h1')]);
  await new Promise((resolve) => setTimeout(resolve, 260));
  expect(read()?.id).toBe(set.id);
});

test('a damaged manifest is refused', async () => {
  const dist = build('host', 'h1');
  writeFileSync(join(dist, 'build-manifest.json'), '{"role":"host","name":"../x"}');
  await expect(release(store, [dist])).rejects.toThrow();
  expect(currentSet(store)).toBeUndefined();
});
