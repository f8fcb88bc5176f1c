import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inSuite } from '@handover/shared/testing/suite';
import { history } from './history/history.ts';
import { watchedSet } from './history/watched-set.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { folderStore } from './store/folder-store.ts';
import { tempStore } from './testing/temp-store.ts';
import { writeBuild } from './testing/write-build.ts';

const run = promisify(execFile);
const child = join(__dirname, 'testing/release-child.ts');

const temp = tempStore();
afterEach(() => jest.restoreAllMocks());

const build = (name: string, hash: string) => writeBuild(temp.folder, { name, hash });
const current = () => watchedSet(temp.location)();

async function releaseInChild(who: string, dist: string, diesAt?: number) {
  const env = { ...process.env, ...(diesAt && { DIES_AT: String(diesAt) }) };
  try {
    const { stdout, stderr } = await run(process.execPath, [child, temp.location, who, dist], { env });
    return { ...(JSON.parse(stdout) as { set: string; calls: number }), stderr };
  } catch (error) {
    if ((error as { signal?: string }).signal === 'SIGKILL') return undefined;
    throw error;
  }
}

/** Expects that every published version has all its files. */
function expectCompleteVersions() {
  for (const name of ['host', 'mfe-deals']) {
    for (const version of readdirSync(join(temp.location, name)).filter((each) => !each.startsWith('.'))) {
      for (const file of ['build-manifest.json', 'entry.js', 'chunks/list.js'])
        expect(existsSync(join(temp.location, name, version, file))).toBe(true);
    }
  }
}

/** So many steps from 1 to `last`, including both. */
const spread = (count: number, last: number) =>
  Array.from({ length: count }, (_, index) => 1 + Math.round((index * (last - 1)) / (count - 1)));

test('a tool killed at any step leaves the complete old or new set, and does not block the next one', async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd0')]);
  const counted = await releaseInChild('counts', build('mfe-deals', 'd00'));
  const calls = counted?.calls ?? 0;
  expect(calls).toBeGreaterThan(10);
  const outcomes = new Set<string>();
  const waitedFor: string[] = [];
  for (const step of inSuite({ test: spread(8, calls), long: spread(calls, calls) })) {
    const before = current();
    const killed = await releaseInChild('killed', build('mfe-deals', `k${step}`), step);
    expect(killed).toBeUndefined();
    const after = current();
    const moved = after?.id !== before?.id;
    outcomes.add(moved ? 'moved' : 'not moved');
    expect(after?.remotes['mfe-deals']?.version).toBe(
      moved ? `1.0.0-k${step}` : before?.remotes['mfe-deals']?.version,
    );
    expectCompleteVersions();
    const { set } = await release(temp.location, [build('mfe-deals', `n${step}`)], {
      by: 'next',
      onWait: ({ who }) => waitedFor.push(who),
    });
    expect(waitedFor).toEqual([]);
    expect(current()?.id).toBe(set.id);
    expect((await history(folderStore(temp.location)))[0]).toMatchObject({
      by: 'next',
      set: set.id,
      before: after?.id,
    });
  }
  expect([...outcomes].sort()).toEqual(['moved', 'not moved']);
  const entries = await history(folderStore(temp.location));
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => entries.length - index));
  expect(await folderStore(temp.location).names('history')).toHaveLength(entries.length);
  await folderStore(temp.location).removeDrafts(0);
  const all = readdirSync(temp.location, { recursive: true }).map(String);
  expect(all.filter((name) => name.includes('.draft-'))).toEqual([]);
});

test('two tools at once: both land', async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd0'), build('mfe-auth', 'a0')]);
  await Promise.all([
    releaseInChild('ada', build('mfe-deals', 'd1')),
    releaseInChild('bob', build('mfe-auth', 'a1')),
    releaseInChild('eve', build('host', 'h2')),
  ]);
  const set = current();
  expect(set?.host.version).toBe('1.0.0-h2');
  expect(set?.remotes['mfe-deals']?.version).toBe('1.0.0-d1');
  expect(set?.remotes['mfe-auth']?.version).toBe('1.0.0-a1');
  const entries = await history(folderStore(temp.location));
  expect(
    entries
      .map(({ by }) => by)
      .slice(0, 3)
      .sort(),
  ).toEqual(['ada', 'bob', 'eve']);
  // Each composed on what the one before had made.
  for (const [index, { before }] of entries.entries()) expect(before).toBe(entries[index + 1]?.set ?? null);
});

test('a rollback is what a running server serves at its next read', async () => {
  const first = await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  await release(temp.location, [build('mfe-deals', 'd2')]);
  const served = watchedSet(temp.location);
  expect(served()?.remotes['mfe-deals']?.version).toBe('1.0.0-d2');
  await rollback(temp.location);
  expect(served()?.id).toBe(first.set.id);
});
