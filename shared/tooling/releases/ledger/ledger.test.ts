import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseAsk } from '@handover/shared/contract/schemas';
import { canIRelease } from '../can-i-release.ts';
import { history } from '../history/history.ts';
import { promote } from '../places/promote.ts';
import type { Ledger } from '../records.ts';
import { release } from '../release.ts';
import { rollback } from '../rollback.ts';
import { folderStore } from '../store/folder-store.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { describeLedger } from '../tool/describe-ledger.ts';
import { ledgerOf } from './ledger-of.ts';

const NAME = 'mfe-deals';
const temp = tempStore();

const list = { path: '/user-deals', page: 'list', access: 'signed-in' };
const descriptor = (more: object = {}) => ({ routes: [list], widgets: [], modals: [], ...more });
const build = (hash: string, declared: object = {}, more: object = {}) =>
  writeBuild(temp.folder, { name: NAME, hash, more: { descriptor: descriptor(declared), ...more } });
const newest = async () => (await history(folderStore(temp.location)))[0];

const linesOf = (ledger: Ledger = {}) => (ledger[NAME] ? describeLedger(ledger[NAME]) : []);

async function started() {
  await release(temp.location, [
    writeBuild(temp.folder, { name: 'host', hash: 'h1' }),
    build('d1', { calls: ['GET /api/deals/'] }),
  ]);
}

test('what a release newly asks for is told before it, by it, and in the history', async () => {
  await started();
  expect((await newest())?.ledger?.[NAME]?.asks).toEqual([
    { kind: 'call', name: 'GET /api/deals/' },
    { kind: 'module', name: 'react' },
    { kind: 'page', name: '/user-deals', access: 'signed-in' },
  ]);
  const next = build(
    'd2',
    {
      calls: ['GET /api/deals/', 'DELETE /api/deals/:id/'],
      rawToken: 'draws a code of it',
      routes: [
        { ...list, access: 'anyone' },
        { path: '/user-deals/old', page: 'list', access: 'staff' },
      ],
    },
    { opens: { modals: ['company-view'], widgets: ['bell'] } },
  );
  const asked = [
    { kind: 'call', name: 'DELETE /api/deals/:id/' },
    { kind: 'rawToken', name: 'draws a code of it' },
    { kind: 'modal', name: 'company-view' },
    { kind: 'widget', name: 'bell' },
    { kind: 'page', name: '/user-deals/old', access: 'staff' },
    { kind: 'page', name: '/user-deals', access: 'anyone', before: 'signed-in' },
  ];
  expect((await canIRelease(temp.location, [next], { loosen: true })).ledger[NAME]?.asks).toEqual(asked);
  const { ledger } = await release(temp.location, [next], { loosen: true });
  expect(ledger[NAME]?.asks).toEqual(asked);
  expect((await newest())?.ledger).toEqual(ledger);
  // The same again asks for nothing.
  expect(
    (await release(temp.location, [build('d3', { calls: ['GET /api/deals/'] })])).ledger[NAME]?.asks,
  ).toEqual([]);
  await rollback(temp.location);
  expect((await newest())?.ledger).toBeUndefined();
});

test('what it weighs is compared with the version before, and with its budgets', async () => {
  await started();
  const first = (await newest())?.ledger?.[NAME];
  // The files of the build: an entry, a chunk, and no style sheet.
  expect(first?.bytes.js).toBeGreaterThan(0);
  expect(first).toMatchObject({ bytes: { css: 0 } });
  expect([first?.before, first?.budgets]).toEqual([undefined, undefined]);
  const budgets = { js: 1, css: 1, longTasks: 6 };
  const { ledger } = await release(temp.location, [build('d2longer', { budgets })]);
  expect(ledger[NAME]).toMatchObject({ before: first?.bytes, budgets });
});

test('a release over its budget of bytes is refused, unless that is asked for', async () => {
  await started();
  const [before] = await history(folderStore(temp.location));
  const heavy = build('d2', { budgets: { js: 0.001, css: 1, longTasks: 0.001, memory: 0.001 } });
  const reason = /remote\.json .*--over-budget\):\n {2}mfe-deals 1\.0\.0-d2: js 0\.0 kB of 0\.001 kB$/;
  await expect(canIRelease(temp.location, [heavy])).rejects.toThrow(reason);
  await expect(release(temp.location, [heavy])).rejects.toThrow(reason);
  expect(await newest()).toEqual(before);
  await canIRelease(temp.location, [heavy], { overBudget: true });
  await release(temp.location, [heavy], { place: 'staging', overBudget: true });
  // Where it is promoted to, and in a start, it is told and not refused again.
  await promote(temp.location, { from: 'staging' });
  const over = 'over its budget: js 0.0 kB of 0.001 kB';
  expect(linesOf((await newest())?.ledger)).toContain(over);
  const { ledger } = await release(temp.location, [build('d3', { budgets: { js: 0.001 } })], {
    action: 'start',
  });
  expect(linesOf(ledger)).toContain(over);
});

test('a file that both versions have is read and compressed once', async () => {
  await started();
  const builds = ['d2', 'd3'].map((hash) =>
    writeBuild(temp.folder, { name: NAME, hash, extra: { 'chunks/same.js': 'the same' } }),
  );
  for (const each of builds) await release(temp.location, [each]);
  const store = folderStore(temp.location);
  const reads: string[] = [];
  const read: typeof store.read = (key) => {
    reads.push(key);
    return store.read(key);
  };
  const change = { name: NAME, from: '1.0.0-d2', to: '1.0.0-d3' };
  const ledger = await ledgerOf({ ...store, read }, [change]);
  expect(ledger[NAME]?.bytes.js).toBe(ledger[NAME]?.before?.js);
  const named = (file: string) => reads.filter((key) => key.endsWith(file));
  expect([named('chunks/same.js').length, named('chunks/list.js').length]).toEqual([1, 2]);
});

test('a promotion has a ledger of what is new in its target', async () => {
  await started();
  await release(temp.location, [build('d2', { calls: ['GET /api/new/'] })], { place: 'staging' });
  await release(temp.location, [build('d3', { calls: ['GET /api/new/'] })], { place: 'staging' });
  await promote(temp.location, { from: 'staging' });
  expect((await newest())?.ledger?.[NAME]?.asks).toEqual([{ kind: 'call', name: 'GET /api/new/' }]);
});

test('it is shown in lines', () => {
  const bytes = { js: 94_200, css: 6000, texts: 9800 };
  const before = { js: 91_100, css: 6000, texts: 10_000 };
  const asks: ReleaseAsk[] = [
    { kind: 'call', name: 'GET /api/deals/' },
    { kind: 'rawToken', name: 'draws a code of it' },
    { kind: 'modal', name: 'company-view' },
    { kind: 'widget', name: 'bell' },
    { kind: 'module', name: 'react' },
    { kind: 'page', name: '/old', access: 'staff' },
    { kind: 'page', name: '/open', access: 'anyone', before: 'staff' },
  ];
  expect(describeLedger({ bytes, before, budgets: { js: 92, css: 6, longTasks: 4 }, asks })).toEqual([
    'js 94.2 kB (+3.1 kB), css 6.0 kB, texts 9.8 kB (-0.2 kB)',
    'over its budget: js 94.2 kB of 92 kB',
    'new: calls GET /api/deals/',
    'new: gets the raw token: draws a code of it',
    'new: opens the modal company-view',
    'new: shows the widget bell',
    'new: needs react',
    'new: has the page /old for staff',
    'new: opens /open to anyone, before to staff',
  ]);
});

test('one that another version of the tool has written otherwise is left out of the history', async () => {
  await started();
  const file = join(temp.location, 'history/000001.json');
  const entry = JSON.parse(readFileSync(file, 'utf8'));
  entry.ledger[NAME].asks = ['calls GET /api/deals/'];
  writeFileSync(file, JSON.stringify(entry));
  const [read] = await history(folderStore(temp.location));
  expect([read?.number, read?.ledger]).toEqual([1, undefined]);
});
