import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './builds/integrity.ts';
import { history } from './history/history.ts';
import { watchedSet } from './history/watched-set.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { folderStore } from './store/folder-store.ts';
import { tempStore } from './testing/temp-store.ts';
import { writeBuild } from './testing/write-build.ts';

const temp = tempStore();
afterEach(() => jest.restoreAllMocks());

const currentSet = (location: string) => watchedSet(location)();

const build = (name: string, hash: string, more?: object) => writeBuild(temp.folder, { name, hash, more });

test('publishes each build under its version, and makes a set of them the current one', async () => {
  const { set, isNew } = await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  expect(isNew).toBe(true);
  expect(existsSync(join(temp.location, 'mfe-deals/1.0.0-d1/entry.js'))).toBe(true);
  expect(currentSet(temp.location)).toEqual(set);
  expect(set.host.scripts).toEqual(['/r/host/1.0.0-h1/main.js']);
  expect(set.remotes['mfe-deals']).toMatchObject({
    entry: '/r/mfe-deals/1.0.0-d1/entry.js',
    pages: { list: ['/r/mfe-deals/1.0.0-d1/chunks/list.js'] },
    integrity: integrityOf(Buffer.from('d1')),
    hashes: { '/r/mfe-deals/1.0.0-d1/chunks/list.js': integrityOf(Buffer.from('d1 list')) },
    fallback: null,
  });
  expect(set.host.hashes).toEqual({ '/r/host/1.0.0-h1/main.js': integrityOf(Buffer.from('h1')) });
  expect(readdirSync(join(temp.location, 'mfe-deals'))).toEqual(['1.0.0-d1']);
});

test('the same builds again change nothing', async () => {
  const dists = [build('host', 'h1'), build('mfe-deals', 'd1')];
  const { set } = await release(temp.location, dists);
  expect(await release(temp.location, dists)).toMatchObject({ set, isNew: false, changes: [] });
});

test('the previous version is the fallback, while its files exist', async () => {
  const host = build('host', 'h1');
  await release(temp.location, [host, build('mfe-deals', 'd1')]);
  const second = await release(temp.location, [host, build('mfe-deals', 'd2')]);
  expect(second.set.remotes['mfe-deals']?.fallback?.version).toBe('1.0.0-d1');
  const third = await release(temp.location, [build('host', 'h2'), build('mfe-deals', 'd2')]);
  expect(third.set.remotes['mfe-deals']?.fallback?.version).toBe('1.0.0-d1');
  rmSync(join(temp.location, 'mfe-deals/1.0.0-d1'), { recursive: true });
  const fourth = await release(temp.location, [host, build('mfe-deals', 'd2')]);
  expect(fourth.set.remotes['mfe-deals']?.fallback).toBeNull();
});

test.each([
  ['another React', { provides: { react: '20.0.0' } }, { requires: { react: '20.0.0' } }],
  ['another contract', { contract: 3 }, { contract: 3 }],
])(
  'the previous version is no fallback for a host with %s, which could not run it',
  async (_, host, deals) => {
    await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
    const { set } = await release(temp.location, [
      build('host', 'h2', host),
      build('mfe-deals', 'd2', deals),
    ]);
    expect(set.remotes['mfe-deals']).toMatchObject({ version: '1.0.0-d2', fallback: null });
  },
);

test('a version that was removed from the store is published again', async () => {
  const dists = [build('host', 'h1'), build('mfe-deals', 'd1')];
  await release(temp.location, dists);
  rmSync(join(temp.location, 'mfe-deals'), { recursive: true });
  await release(temp.location, dists);
  expect(existsSync(join(temp.location, 'mfe-deals/1.0.0-d1/entry.js'))).toBe(true);
});

test('a server detects a moved pointer at its next read, without a restart', async () => {
  const read = watchedSet(temp.location);
  expect(read()).toBeUndefined();
  const { set } = await release(temp.location, [build('host', 'h1')]);
  expect(read()?.id).toBe(set.id);
});

test('a damaged manifest is refused', async () => {
  const dist = build('host', 'h1');
  for (const text of ['{"role":"host","name":"../x"}', '{']) {
    writeFileSync(join(dist, 'build-manifest.json'), text);
    await expect(release(temp.location, [dist])).rejects.toThrow(
      'build-manifest.json is no manifest of a build',
    );
  }
  expect(currentSet(temp.location)).toBeUndefined();
});

test('a release of one remote does not change the rest of the set', async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1'), build('mfe-auth', 'a1')]);
  const { set, changes } = await release(temp.location, [build('mfe-deals', 'd2')]);
  expect(set.host.version).toBe('1.0.0-h1');
  expect(set.remotes['mfe-auth']?.version).toBe('1.0.0-a1');
  expect(changes).toEqual([{ name: 'mfe-deals', from: '1.0.0-d1', to: '1.0.0-d2' }]);
});

test('a remote can be removed from the set', async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1'), build('mfe-auth', 'a1')]);
  const { set, changes } = await release(temp.location, [], { remove: ['mfe-auth'] });
  expect(Object.keys(set.remotes)).toEqual(['mfe-deals']);
  expect(changes).toEqual([{ name: 'mfe-auth', from: '1.0.0-a1', to: null }]);
});

test('one that is not in the set is not removed: its name may be mistyped', async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-auth', 'a1')]);
  await expect(release(temp.location, [], { remove: ['mfe-aut'] })).rejects.toThrow(
    'There is no mfe-aut in the current set.',
  );
});

test('a return to the previous version has no fallback, since the later one did not work', async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  await release(temp.location, [build('mfe-deals', 'd2')]);
  const { set } = await release(temp.location, [build('mfe-deals', 'd1')]);
  expect(set.remotes['mfe-deals']).toMatchObject({ version: '1.0.0-d1', fallback: null });
});

describe('a release is refused, and changes nothing,', () => {
  const refusal = async (build: string, api?: { version: string; address: string }) => {
    const before = currentSet(temp.location)?.id;
    const error: Error = await release(temp.location, [build], { api }).then(
      () => new Error('was released'),
      (reason) => reason,
    );
    expect(currentSet(temp.location)?.id).toBe(before);
    return error.message;
  };

  beforeEach(() => release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]));

  test('if there is no host yet', async () => {
    temp.location = join(temp.folder, 'another');
    expect(await refusal(build('mfe-deals', 'd1'))).toContain('a remote needs a host');
  });

  test('of a remote that needs another React, another contract or an entry point that the host lacks', async () => {
    const more = { contract: 3, requires: { react: '20.0.0', '@handover/shared/new': '*' } };
    const message = await refusal(build('mfe-deals', 'd2', more));
    expect(message).toContain('With host 1.0.0-h1');
    expect(message).toContain('HR-201 mfe-deals 1.0.0-d2: follows version 3 of the contract, the host 2');
    expect(message).toMatch(/HR-203 mfe-deals 1\.0\.0-d2.*react: remote wants 20\.0\.0, host has 19\.3\.1/);
    expect(message).toMatch(/HR-202 mfe-deals 1\.0\.0-d2.*@handover\/shared\/new/);
  });

  test('of a remote that needs a newer api than the live one', async () => {
    const message = await refusal(build('mfe-deals', 'd2', { api: '1.2.0' }), {
      version: '1.1.0',
      address: 'http://api',
    });
    expect(message).toContain('mfe-deals 1.0.0-d2: needs version ^1.2.0 of the api, http://api is 1.1.0');
  });

  test('of a host that can’t run a remote of the set', async () => {
    const message = await refusal(build('host', 'h2', { provides: { react: '20.0.0' } }));
    expect(message).toMatch(/With host 1\.0\.0-h2:\n {2}HR-203 mfe-deals 1\.0\.0-d1/);
  });

  test('of a remote that uses an export before its host has it, and of a host that drops it before its remotes do', async () => {
    const entryPoint = '@handover/shared/ui';
    const hostWith = (hash: string, ...names: string[]) =>
      build('host', hash, { exports: { [entryPoint]: ['Page', ...names] } });
    const user = (hash: string, ...names: string[]) =>
      build('mfe-deals', hash, { uses: { [entryPoint]: ['Page', ...names] } });
    const reason = (hash: string) => new RegExp(`HR-204 mfe-deals 1\\.0\\.0-${hash}.*${entryPoint}.*Panel`);
    await release(temp.location, [hostWith('h2'), user('d2')]);
    expect(await refusal(user('d3', 'Panel'))).toMatch(reason('d3'));
    // The newer host runs the older remote meanwhile.
    await release(temp.location, [hostWith('h3', 'Panel')]);
    await release(temp.location, [user('d3', 'Panel')]);
    expect(await refusal(hostWith('h4'))).toMatch(reason('d3'));
    await release(temp.location, [user('d4')]);
    await release(temp.location, [hostWith('h4')]);
  });

  test('of a host with a newer contract than a remote of the set', async () => {
    const message = await refusal(build('host', 'h2', { contract: 3 }));
    expect(message).toContain('HR-201 mfe-deals 1.0.0-d1: follows version 2 of the contract, the host 3');
  });
});

test('a store without a history, of an older version, can be used', async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  rmSync(join(temp.location, 'history'), { recursive: true });
  rmSync(join(temp.location, 'leases'), { recursive: true });
  const first = currentSet(temp.location)?.id ?? '';
  writeFileSync(join(temp.location, 'current.json'), JSON.stringify({ set: first }));
  await release(temp.location, [build('mfe-deals', 'd2')]);
  const entries = await history(folderStore(temp.location));
  expect(entries).toMatchObject([{ number: 1, before: first }]);
  expect((await rollback(temp.location)).set.id).toBe(first);
});
