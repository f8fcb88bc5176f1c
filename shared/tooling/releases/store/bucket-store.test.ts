import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { s3Server } from '@handover/shared/testing/s3-server';
import { until } from '@handover/shared/testing/until';
import { history } from '../history/history.ts';
import { release } from '../release.ts';
import { type ReleaseSource, releaseSource } from '../release-source.ts';
import { prune } from '../retention/retention.ts';
import { rollback } from '../rollback.ts';
import { writeBuild } from '../testing/write-build.ts';
import type { BucketLocation } from './bucket-location.ts';
import { bucketStore } from './bucket-store.ts';
import { openStore } from './open-store.ts';
import { ConflictError } from './store.ts';

let folder: string;
let server: Awaited<ReturnType<typeof s3Server>>;
let location: BucketLocation;
async function startServer(supportsConditions: boolean) {
  server = await s3Server({ supportsConditions });
  location = { ...server.settings, prefix: 'shop' };
}
let sources: ReleaseSource[] = [];
beforeAll(() => {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-bucket-'));
});
afterEach(async () => {
  for (const source of sources) source.close();
  sources = [];
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const build = (name: string, hash: string) => writeBuild(folder, { name, hash });
/** A gateway's source on the bucket. */
async function follow(mirror: string, place?: string): Promise<ReleaseSource> {
  const source = await releaseSource(location, mirror, { place });
  sources.push(source);
  return source;
}
const served = (source: ReleaseSource, { id }: ReleaseSet) =>
  until('the gateway serves the set', () => source.releaseSet()?.id === id);

describe('on a server with conditional writes', () => {
  beforeEach(() => startServer(true));

  test('of two concurrent creations one succeeds; a changed text is not replaced', async () => {
    const store = bucketStore(location);
    expect(await store.limitation()).toBeUndefined();
    const wrote = await Promise.all([store.create('leases/1', 'a'), store.create('leases/1', 'b')]);
    expect(wrote.filter(Boolean)).toHaveLength(1);
    await store.replace('pointer', 'one', null);
    const tag = (await store.read('pointer'))?.tag ?? '';
    await store.replace('pointer', 'two', tag);
    await expect(store.replace('pointer', 'three', tag)).rejects.toThrow(ConflictError);
    await expect(store.replace('pointer', 'three', null)).rejects.toThrow(ConflictError);
    expect((await store.read('pointer'))?.text).toBe('two');
  });

  test('two concurrent releases both succeed', async () => {
    await release(location, [build('host', 'h1'), build('mfe-deals', 'd1'), build('mfe-auth', 'a1')]);
    await Promise.all([
      release(location, [build('mfe-deals', 'd2')], { by: 'ada' }),
      release(location, [build('mfe-auth', 'a2')], { by: 'bob' }),
    ]);
    const [newest, before] = await history(await openStore(location));
    expect([newest?.by, before?.by].sort()).toEqual(['ada', 'bob']);
    expect(newest?.before).toBe(before?.set);
  });

  test('a gateway serves its mirror, which follows releases and rollbacks', async () => {
    const mirror = join(folder, 'mirror');
    const first = await release(location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
    const source = await follow(mirror);
    expect(source.releaseSet()?.id).toBe(first.set.id);
    expect(readFileSync(join(mirror, 'mfe-deals/1.0.0-d1/chunks/list.js'), 'utf8')).toBe('d1 list');
    const second = await release(location, [build('mfe-deals', 'd2')]);
    await served(source, second.set);
    expect(existsSync(join(mirror, 'mfe-deals/1.0.0-d2/entry.js'))).toBe(true);
    await rollback(location);
    await served(source, first.set);
    source.close();
  });

  test('before its first release a gateway of a place serves what production has, then what it has itself', async () => {
    const { set } = await release(location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
    const source = await follow(join(folder, 'mirror'), 'staging');
    expect(source.releaseSet()?.id).toBe(set.id);
    const next = await release(location, [build('mfe-deals', 'd2')]);
    await served(source, next.set);
    const tried = await release(location, [build('mfe-deals', 'd3')], { place: 'staging' });
    await served(source, tried.set);
    expect(existsSync(join(folder, 'mirror/mfe-deals/1.0.0-d3/entry.js'))).toBe(true);
  });

  test('a file that was changed in the bucket is not mirrored, and the set before is served', async () => {
    const first = await release(location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
    const mirror = join(folder, 'mirror');
    const errors: unknown[] = [];
    const source = await releaseSource(location, mirror, {
      onError: (error) => errors.push(error),
    });
    sources.push(source);
    const store = bucketStore(location);
    await store.publish(build('mfe-deals', 'd2'), 'mfe-deals/1.0.0-d2');
    await store.replace('mfe-deals/1.0.0-d2/chunks/list.js', 'changed');
    await release(location, [build('mfe-deals', 'd2')]);
    await until('the gateway refuses the version', () => errors.length > 0);
    expect(String(errors[0])).toContain('chunks/list.js was changed');
    expect(source.releaseSet()?.id).toBe(first.set.id);
    expect(existsSync(join(mirror, 'mfe-deals/1.0.0-d2'))).toBe(false);
  });

  test('other versions are mirrored on demand; without the bucket a gateway serves its mirror', async () => {
    const mirror = join(folder, 'mirror');
    await release(location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
    const { set } = await release(location, [build('mfe-deals', 'd2')]);
    const source = await follow(mirror);
    const old = join(mirror, 'mfe-deals/1.0.0-d1');
    expect(existsSync(old)).toBe(false);
    await Promise.all([
      source.fetchVersion('mfe-deals', '1.0.0-d1'),
      source.fetchVersion('mfe-deals', '1.0.0-d1'),
    ]);
    expect(readFileSync(join(old, 'entry.js'), 'utf8')).toBe('d1');
    await expect(source.fetchVersion('mfe-deals', '9.9.9-x')).rejects.toThrow(
      'mfe-deals/9.9.9-x does not exist',
    );
    source.close();
    const unreachable = { ...location, endpoint: 'http://127.0.0.1:9' };
    const errors: unknown[] = [];
    const again = await releaseSource(unreachable, mirror, {
      onError: (error) => errors.push(error),
    });
    expect(again.releaseSet()?.id).toBe(set.id);
    expect(errors).toHaveLength(1);
    again.close();
  });

  test('versions that retention removed from the bucket are removed from the mirror, except those of the current set', async () => {
    const mirror = join(folder, 'mirror');
    const inMirror = () => readdirSync(join(mirror, 'mfe-deals')).sort();
    await release(location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
    const source = await follow(mirror);
    const released = async (hash: string) => {
      const { set } = await release(location, [build('mfe-deals', hash)]);
      await served(source, set);
    };
    for (const hash of ['d2', 'd3', 'd4']) await released(hash);
    expect(inMirror()).toEqual(['1.0.0-d1', '1.0.0-d2', '1.0.0-d3', '1.0.0-d4']);
    const store = bucketStore(location);
    // The test server does not list folders that contain only folders.
    await store.replace('mfe-deals/.keep', 'a folder');
    const later = Date.now() + 40 * DAY_MS;
    expect(await prune(store, { sets: 2, days: 30 }, later)).toEqual(['mfe-deals/1.0.0-d1']);
    await released('d5');
    // For a moment the renamed folder is a draft.
    const kept = ['1.0.0-d2', '1.0.0-d3', '1.0.0-d4', '1.0.0-d5'];
    await until('the mirror is pruned', () => inMirror().join() === kept.join());
    source.close();

    // The bucket was emptied: a gateway that starts keeps the versions of the current set only.
    for (const hash of ['d2', 'd3', 'd4']) await store.remove(`mfe-deals/1.0.0-${hash}`);
    (await follow(mirror)).close();
    expect(inMirror()).toEqual(['1.0.0-d4', '1.0.0-d5']);
  });

  test('versions that no set needs are removed; one without a manifest does not count as published', async () => {
    await release(location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
    const store = bucketStore(location);
    await store.replace('mfe-deals/1.0.0-half/entry.js', 'half');
    // The test server does not list folders that contain only folders.
    await store.replace('mfe-deals/.keep', 'a folder');
    expect(await store.has('mfe-deals/1.0.0-half')).toBe(false);
    expect(await prune(store, {}, Date.now())).toEqual([]);
    expect(await prune(store, {}, Date.now() + 2 * DAY_MS)).toEqual(['mfe-deals/1.0.0-half']);
    expect(await store.names('mfe-deals')).toEqual(['1.0.0-d1']);
  });
});

describe('on a server that ignores conditional writes', () => {
  beforeEach(async () => {
    await startServer(false);
  });

  test('the store reports it, and consecutive releases work', async () => {
    const store = bucketStore(location);
    expect(await store.limitation()).toContain('ignores conditional writes');
    await release(location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
    const { set } = await release(location, [build('mfe-deals', 'd2')]);
    expect(set.remotes['mfe-deals']?.fallback?.version).toBe('1.0.0-d1');
    expect((await history(store)).map(({ number }) => number)).toEqual([2, 1]);
    await expect(store.replace('current.json', '{}', 'another')).rejects.toThrow(ConflictError);
  });
});
