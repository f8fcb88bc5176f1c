import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { flushTasks } from '@handover/shared/testing/node';
import { inSuite } from '@handover/shared/testing/suite';
import { until } from '@handover/shared/testing/until';
import type { LeaseRecord } from '../records.ts';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { isFree } from './is-free.ts';
import { type Lease, type LeaseOptions, withLease } from './lease.ts';
import { leaseKey, newestLease } from './newest-lease.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-lease-'));
  store = folderStore(folder);
});
/** Ends the lease that a failed test still holds. */
let release = () => {};
afterEach(() => {
  release();
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const HOUR = 3_600_000;
const ada = { who: 'ada', purpose: 'releases mfe-deals' };
const bob = { who: 'bob', purpose: 'releases mfe-auth' };
const elsewhere = (more: Partial<LeaseRecord> = {}) => ({
  ...ada,
  machine: 'elsewhere',
  pid: 1,
  until: Date.now() + HOUR,
  ...more,
});
const held = (lease: LeaseRecord) => store.create(leaseKey(1), JSON.stringify(lease));

/** Takes the lease and holds it until `giveBack`. */
async function hold(options: LeaseOptions) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  release = end;
  const { promise: taken, resolve: begin } = Promise.withResolvers<Lease>();
  const over = withLease(store, options, (lease) => {
    begin(lease);
    return ended;
  });
  const lease = await taken;
  return {
    lease,
    async giveBack() {
      end();
      await over;
    },
  };
}
/** The same store for another process, which counts how often it looks for the lease. */
function watched() {
  let looks = 0;
  const names: Store['names'] = (where) => {
    looks++;
    return store.names(where);
  };
  return { store: { ...store, names }, looks: () => looks };
}

test('concurrent calls run one after the other', async () => {
  const count = inSuite({ test: 8, long: 20 });
  let inside = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: count }, () =>
      withLease(store, ada, async () => {
        inside++;
        expect(inside).toBe(1);
        await flushTasks();
        expect(inside).toBe(1);
        inside--;
        done++;
      }),
    ),
  );
  expect(done).toBe(count);
});

test('a waiting call reports the holder once, and gets the lease when it is released', async () => {
  const holders: string[] = [];
  const first = await hold(ada);
  const { store: watchedStore, looks } = watched();
  const second = withLease(
    watchedStore,
    { ...bob, onWait: ({ who }) => holders.push(who) },
    async () => 'done',
  );
  await until('bob has looked several times', () => looks() > 3);
  expect(holders).toEqual(['ada']);
  await first.giveBack();
  expect(await second).toBe('done');
});

test('a lease is renewed while its holder works', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const taken = jest.fn(async () => undefined);
  const first = await hold({ ...ada, duration: 900 });
  const { store: watchedStore, looks } = watched();
  const second = withLease(watchedStore, { ...bob, duration: 900 }, taken);
  for (let third = 1; third <= 6; third++) {
    await until('ada works on and bob sleeps', () => jest.getTimerCount() === 2);
    const before = looks();
    jest.advanceTimersByTime(300);
    await until('it is renewed', async () => (await newestLease(store))?.lease.until === Date.now() + 900);
    await until('bob has looked', () => looks() > before);
  }
  expect(taken).not.toHaveBeenCalled();
  await first.lease.check();
  await first.giveBack();
  await until('bob sleeps', () => jest.getTimerCount() === 1);
  jest.advanceTimersByTime(100);
  await second;
  expect(taken).toHaveBeenCalledTimes(1);
});

test('an expired lease is taken over, and its holder detects it', async () => {
  await withLease(store, { ...ada, duration: HOUR }, async (lease) => {
    const number = (await newestLease(store))?.number ?? 0;
    // As after a long sleep of this process.
    await store.replace(leaseKey(number), JSON.stringify(elsewhere({ until: Date.now() - 1 })));
    await withLease(store, bob, async () => undefined);
    await expect(lease.check()).rejects.toThrow('Another process has taken the lock meanwhile');
  });
});

test('waiting for a lease of another machine ends with the timeout', async () => {
  await held(elsewhere());
  await expect(withLease(store, { ...bob, timeout: 150 }, async () => undefined)).rejects.toThrow(
    'ada on elsewhere still holds the lock (releases mfe-deals). Nothing was changed.',
  );
});

test('who waits for several holders one after the other waits for each as long', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const holders: string[] = [];
  const onWait = ({ who }: LeaseRecord) => holders.push(who);
  const { store: watchedStore, looks } = watched();
  await held(elsewhere());
  const waiting = withLease(watchedStore, { ...bob, timeout: 1000, onWait }, async () => 'done');
  waiting.catch(() => undefined);
  const pass = async (ms: number) => {
    await until('bob sleeps', () => jest.getTimerCount() === 1);
    const before = looks();
    jest.advanceTimersByTime(ms);
    await until('bob has looked', () => looks() > before);
  };
  await pass(900);
  await store.create(leaseKey(2), JSON.stringify(elsewhere({ who: 'eve' })));
  await pass(100);
  await until('bob waits for eve', () => holders.includes('eve'));
  await pass(900);
  await store.replace(leaseKey(2), JSON.stringify(elsewhere({ until: 0 })));
  await pass(100);
  expect(await waiting).toBe('done');
  expect(holders).toEqual(['ada', 'eve']);
});

test('a lease of an ended process of this machine is free; one of another machine only after it expires', () => {
  const ended = { machine: hostname(), pid: 2 ** 22 + 1 };
  expect(isFree(elsewhere(ended))).toBe(true);
  expect(isFree(elsewhere({ machine: hostname(), pid: process.pid }))).toBe(false);
  expect(isFree(elsewhere({ pid: ended.pid }))).toBe(false);
  expect(isFree(elsewhere({ until: 0 }))).toBe(true);
});
