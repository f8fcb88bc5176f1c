/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeaseRecord } from '../records.ts';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { isFree } from './is-free.ts';
import { withLease } from './lease.ts';
import { leaseKey, newestLease } from './newest-lease.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-lease-'));
  store = folderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ada = { who: 'ada', purpose: 'releases mfe-deals' };
const bob = { who: 'bob', purpose: 'releases mfe-auth' };
const elsewhere = (more: Partial<LeaseRecord> = {}) => ({
  ...ada,
  machine: 'elsewhere',
  pid: 1,
  until: Date.now() + 60_000,
  ...more,
});
const held = (lease: LeaseRecord) => store.create(leaseKey(1), JSON.stringify(lease));

test('twenty at once: never two at the same time, and all get their turn', async () => {
  let inside = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      withLease(store, ada, async () => {
        inside++;
        expect(inside).toBe(1);
        await wait(2);
        inside--;
        done++;
      }),
    ),
  );
  expect(done).toBe(20);
}, 60_000);

test('who waits is told for whom, and has it once it is given back', async () => {
  const told: string[] = [];
  let give = () => {};
  const first = withLease(store, ada, () => new Promise<void>((resolve) => (give = resolve)));
  await wait(50);
  const second = withLease(store, { ...bob, onWait: ({ who }) => told.push(who) }, async () => 'done');
  await wait(250);
  expect(told).toEqual(['ada']);
  give();
  await first;
  expect(await second).toBe('done');
});

test('it is renewed while its holder works, for longer than it lasts', async () => {
  let second = false;
  await withLease(store, { ...ada, lasts: 900 }, async (lease) => {
    const other = withLease(store, { ...bob, lasts: 900 }, async () => {
      second = true;
    });
    await wait(2000);
    expect(second).toBe(false);
    await lease.check();
    void other;
  });
});

test('one that has run out is taken over; its holder finds out before it does harm', async () => {
  await withLease(store, ada, async (lease) => {
    const number = (await newestLease(store))?.number ?? 0;
    // As if this process had slept for long.
    await store.replace(leaseKey(number), JSON.stringify(elsewhere({ until: Date.now() - 1 })));
    await withLease(store, bob, async () => undefined);
    await expect(lease.check()).rejects.toThrow('The lock was lost to somebody else meanwhile');
  });
});

test('one that is held elsewhere is waited for only so long', async () => {
  await held(elsewhere());
  await expect(withLease(store, { ...bob, patience: 150 }, async () => undefined)).rejects.toThrow(
    'ada on elsewhere still holds the lock (releases mfe-deals). Nothing was changed.',
  );
});

test('one whose process on this machine is gone is free; elsewhere, only time tells', () => {
  const gone = { machine: hostname(), pid: 2 ** 22 + 1 };
  expect(isFree(elsewhere(gone))).toBe(true);
  expect(isFree(elsewhere({ machine: hostname(), pid: process.pid }))).toBe(false);
  expect(isFree(elsewhere({ pid: gone.pid }))).toBe(false);
  expect(isFree(elsewhere({ until: 0 }))).toBe(true);
});
