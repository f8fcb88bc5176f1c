import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { history } from '../history/history.ts';
import { watchedSets } from '../history/watched-set.ts';
import { inPlace } from '../places/place.ts';
import { promote } from '../places/promote.ts';
import { readCurrent } from '../pointer.ts';
import { release } from '../release.ts';
import { prune } from '../retention/retention.ts';
import { rollback } from '../rollback.ts';
import { folderStore } from '../store/folder-store.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { parseShare } from './as-rollout.ts';
import { countsAt, type RolloutCounts } from './counts.ts';
import { moveRollout, type RolloutStep } from './move-rollout.ts';
import { readCounts, writeCounts } from './stored-counts.ts';

const temp = tempStore();
beforeEach(async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1'), build('mfe-auth', 'a1')]);
});

const build = (name: string, hash: string) => writeBuild(temp.folder, { name, hash });
const store = () => folderStore(temp.location);
const canary = (hash: string, share = 5, place?: string) =>
  release(temp.location, [build('mfe-deals', hash)], {
    by: 'ada',
    canary: { share },
    ...(place && { place }),
  });
/** The versions of mfe-deals: for most people, and for those of the rollout. */
const served = (place?: string) => {
  const { set, rollout } = watchedSets(temp.location, place)() ?? {};
  return [set, rollout?.set].map((each) => each?.remotes['mfe-deals']?.version.replace('1.0.0-', ''));
};
const move = (step: RolloutStep & { why?: string }) =>
  moveRollout(store(), { by: 'gateway', next: () => step });
const newest = async () => (await history(store()))[0];

test('a part of people get the set; it is widened in steps and becomes current, and the history has each', async () => {
  await canary('d2');
  expect(served()).toEqual(['d1', 'd2']);
  expect(await newest()).toMatchObject({
    action: 'canary',
    by: 'ada',
    share: 5,
    changes: [{ name: 'mfe-deals', from: '1.0.0-d1', to: '1.0.0-d2' }],
  });
  const before = (await readCurrent(store())).rollout;
  await move({ action: 'widen', share: 20, why: 'no harm found' });
  const after = (await readCurrent(store())).rollout;
  expect(after).toMatchObject({ id: before?.id, set: before?.set, share: 20 });
  expect(await newest()).toMatchObject({ action: 'widen', by: 'gateway', share: 20, note: 'no harm found' });
  expect(served()).toEqual(['d1', 'd2']);
  await move({ action: 'widen', share: 100 });
  expect(served()).toEqual(['d2', undefined]);
  expect((await history(store())).map(({ action }) => action)).toEqual([
    'widen',
    'widen',
    'canary',
    'release',
  ]);
  // The fallback of the new version is the one before.
  await rollback(temp.location);
  expect(served()).toEqual(['d1', undefined]);
});

test('a stopped set is gone for everyone, no start releases it again, and a rollback does not lead to it', async () => {
  await release(temp.location, [build('mfe-deals', 'd2')]);
  await canary('d3');
  await move({ action: 'stop', why: '3 of 90 people with failures' });
  expect(served()).toEqual(['d2', undefined]);
  expect(await newest()).toMatchObject({
    action: 'stop',
    note: '3 of 90 people with failures',
    changes: [{ name: 'mfe-deals', from: '1.0.0-d3', to: '1.0.0-d2' }],
  });
  const { skipped } = await release(temp.location, [build('mfe-deals', 'd3')], { action: 'start' });
  expect(skipped).toEqual([{ name: 'mfe-deals', version: '1.0.0-d3', current: '1.0.0-d2' }]);
  await rollback(temp.location);
  expect(served()).toEqual(['d1', undefined]);
});

test('while it runs nothing else is released or promoted; a start leaves it alone', async () => {
  await release(temp.location, [build('mfe-auth', 'a2')], { place: 'staging' });
  await canary('d2');
  await expect(release(temp.location, [build('mfe-auth', 'a2')])).rejects.toThrow(
    /5 % of people try the set/,
  );
  await expect(canary('d3')).rejects.toThrow(/5 % of people try the set/);
  await expect(promote(temp.location, { from: 'staging', names: ['mfe-auth'] })).rejects.toThrow(
    '5 % of people',
  );
  const started = await release(temp.location, [build('mfe-auth', 'a2')], { action: 'start' });
  expect(started).toMatchObject({ isNew: false, rollout: { share: 5 } });
  expect(served()).toEqual(['d1', 'd2']);
  // Other places have their own.
  await canary('d3', 10, 'staging');
  expect([served(), served('staging')]).toEqual([
    ['d1', 'd2'],
    ['d1', 'd3'],
  ]);
});

test('a rollback stops it, or leads to the named set', async () => {
  const first = (await readCurrent(store())).set?.id ?? '';
  await release(temp.location, [build('mfe-deals', 'd2')]);
  await canary('d3');
  await rollback(temp.location, { by: 'omar' });
  expect(served()).toEqual(['d2', undefined]);
  expect(await newest()).toMatchObject({ action: 'stop', by: 'omar' });
  await canary('d4');
  await rollback(temp.location, { to: first });
  expect(served()).toEqual(['d1', undefined]);
});

test('of two who decide the same at a time, one does it', async () => {
  await canary('d2');
  const asked: number[] = [];
  const next = ({ share }: { share: number }) => {
    asked.push(share);
    return share === 5 ? ({ action: 'widen', share: 20 } as const) : undefined;
  };
  const done = await Promise.all(
    [1, 2, 3].map((each) => moveRollout(store(), { by: `gateway ${each}`, next })),
  );
  expect(done.filter(Boolean)).toEqual([{ action: 'widen', share: 20 }]);
  expect(asked).toEqual([5, 20, 20]);
  expect((await history(store())).filter(({ action }) => action === 'widen')).toHaveLength(1);
});

test('what gateways have counted is added up, and removed when the rollout ends', async () => {
  await canary('d2');
  const { id } = (await readCurrent(store())).rollout ?? { id: '' };
  const counted = (share: number, people: number): RolloutCounts => {
    const counts: RolloutCounts = {};
    countsAt(counts, share).canary.people = people;
    return counts;
  };
  await writeCounts(store(), id, 'one', counted(5, 1));
  await writeCounts(store(), id, 'one', counted(5, 3));
  await writeCounts(store(), id, 'two', { ...counted(5, 4), ...counted(20, 7) });
  const counts = await readCounts(store(), id);
  expect([counts[5]?.canary.people, counts[20]?.canary.people]).toEqual([7, 7]);
  await prune(store());
  expect(existsSync(join(temp.location, 'rollouts', id))).toBe(true);
  await move({ action: 'stop' });
  expect(existsSync(join(temp.location, 'rollouts', id))).toBe(false);
  // A gateway that has not noticed yet.
  await writeCounts(store(), id, 'two', counted(5, 4));
  await prune(store());
  expect(existsSync(join(temp.location, 'rollouts', id))).toBe(false);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['of all people', () => canary('d2', 100), 'less than 100 %'],
  [
    'without a set before',
    () => release(join(temp.folder, 'new'), [build('host', 'h1')], { canary: { share: 5 } }),
    'Nothing has been released yet',
  ],
  [
    'of nobody',
    () => release(temp.location, [build('mfe-deals', 'd2')], { canary: { share: 5, people: 0 } }),
    'a whole number of people',
  ],
])('a rollout %s is refused', async (_, begin, reason) => {
  await expect(begin()).rejects.toThrow(reason);
  expect(served()).toEqual(['d1', undefined]);
});

test('a share is percent', () => {
  expect(['5%', '5', ' 0.5 %', '100%'].map(parseShare)).toEqual([5, 5, 0.5, 100]);
  for (const text of ['', '0', '101', '-5', '5x', '1.005'])
    expect(() => parseShare(text)).toThrow('no share');
});

test('a place knows its own rollout alone', async () => {
  await canary('d2', 5, 'staging');
  expect((await readCurrent(store())).rollout).toBeUndefined();
  expect((await readCurrent(inPlace(store(), 'staging'))).rollout?.share).toBe(5);
});
