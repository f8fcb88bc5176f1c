import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inSuite } from '../testing/suite.ts';
import { history } from './history.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { folderStore } from './store/folder-store.ts';
import { writeBuild } from './testing/write-build.ts';
import { watchedSet } from './watched-set.ts';

const run = promisify(execFile);
const child = join(__dirname, 'testing/release-child.ts');

let folder: string;
let place: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-killed-'));
  place = join(folder, 'store');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const build = (name: string, hash: string) => writeBuild(folder, { name, hash });
const current = () => watchedSet(place)();

async function releaseApart(who: string, dist: string, diesAt?: number) {
  const env = { ...process.env, ...(diesAt && { DIES_AT: String(diesAt) }) };
  try {
    const { stdout, stderr } = await run(process.execPath, [child, place, who, dist], { env });
    return { ...(JSON.parse(stdout) as { set: string; calls: number }), stderr };
  } catch (error) {
    if ((error as { signal?: string }).signal === 'SIGKILL') return undefined;
    throw error;
  }
}

/** Every version that can be seen has all its files. */
function expectWholeVersions() {
  for (const name of ['host', 'mfe-deals']) {
    for (const version of readdirSync(join(place, name)).filter((each) => !each.startsWith('.'))) {
      for (const file of ['build-manifest.json', 'entry.js', 'chunks/list.js'])
        expect(existsSync(join(place, name, version, file))).toBe(true);
    }
  }
}

/** So many of the steps from 1 to `last`, the first and the last among them. */
const spread = (count: number, last: number) =>
  Array.from({ length: count }, (_, index) => 1 + Math.round((index * (last - 1)) / (count - 1)));

test('a tool killed at any step leaves the old set or the new one, whole, and the next is not held up', async () => {
  await release(place, [build('host', 'h1'), build('mfe-deals', 'd0')]);
  const counted = await releaseApart('counts', build('mfe-deals', 'd00'));
  const calls = counted?.calls ?? 0;
  expect(calls).toBeGreaterThan(10);
  const outcomes = new Set<string>();
  const held: string[] = [];
  for (const step of inSuite({ test: spread(8, calls), long: spread(calls, calls) })) {
    const before = current();
    const killed = await releaseApart('killed', build('mfe-deals', `k${step}`), step);
    expect(killed).toBeUndefined();
    const after = current();
    const moved = after?.id !== before?.id;
    outcomes.add(moved ? 'moved' : 'not moved');
    expect(after?.remotes['mfe-deals']?.version).toBe(
      moved ? `1.0.0-k${step}` : before?.remotes['mfe-deals']?.version,
    );
    expectWholeVersions();
    const { set } = await release(place, [build('mfe-deals', `n${step}`)], {
      by: 'next',
      onWait: ({ who }) => held.push(who),
    });
    expect(held).toEqual([]);
    expect(current()?.id).toBe(set.id);
    expect((await history(folderStore(place)))[0]).toMatchObject({
      by: 'next',
      set: set.id,
      before: after?.id,
    });
  }
  expect([...outcomes].sort()).toEqual(['moved', 'not moved']);
  const entries = await history(folderStore(place));
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => entries.length - index));
  expect(await folderStore(place).names('history')).toHaveLength(entries.length);
  await folderStore(place).sweep(0);
  const all = readdirSync(place, { recursive: true }).map(String);
  expect(all.filter((name) => name.includes('.draft-'))).toEqual([]);
});

test('two tools at once: both land', async () => {
  await release(place, [build('host', 'h1'), build('mfe-deals', 'd0'), build('mfe-auth', 'a0')]);
  await Promise.all([
    releaseApart('ada', build('mfe-deals', 'd1')),
    releaseApart('bob', build('mfe-auth', 'a1')),
    releaseApart('eve', build('host', 'h2')),
  ]);
  const set = current();
  expect(set?.host.version).toBe('1.0.0-h2');
  expect(set?.remotes['mfe-deals']?.version).toBe('1.0.0-d1');
  expect(set?.remotes['mfe-auth']?.version).toBe('1.0.0-a1');
  const entries = await history(folderStore(place));
  expect(
    entries
      .map(({ by }) => by)
      .slice(0, 3)
      .sort(),
  ).toEqual(['ada', 'bob', 'eve']);
  // Each composed on what the one before had made.
  for (const [index, { before }] of entries.entries()) expect(before).toBe(entries[index + 1]?.set ?? null);
});

test('a rollback is what a running server serves 250 ms after it has last looked', async () => {
  const first = await release(place, [build('host', 'h1'), build('mfe-deals', 'd1')]);
  await release(place, [build('mfe-deals', 'd2')]);
  const served = watchedSet(place);
  expect(served()?.remotes['mfe-deals']?.version).toBe('1.0.0-d2');
  await rollback(place);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 250);
  expect(served()?.id).toBe(first.set.id);
});
