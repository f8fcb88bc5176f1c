import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder, sweep } from './throw-away.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-throw-away-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** The number of a process that has ended. */
const gone = () => spawnSync(process.execPath, ['--version']).pid;

function leftBy(pid: number): string {
  const left = join(folder, `handover-alone-${pid}-abc`);
  mkdirSync(join(left, 'postgres/cluster'), { recursive: true });
  return left;
}

/** A process that runs until it is ended, with this argument. */
async function running(argument: string) {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', argument]);
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('what a run that is gone left is removed; what belongs to somebody else stays', async () => {
  const left = leftBy(gone());
  const other = join(folder, 'something-else');
  mkdirSync(other);
  expect(await sweep(folder)).toBe(1);
  expect([existsSync(left), existsSync(other)]).toEqual([false, true]);
});

test('the data of a run that goes on stays', async () => {
  const run = await running('handover-alone');
  const data = leftBy(run.pid ?? 0);
  expect(await sweep(folder)).toBe(0);
  expect(existsSync(data)).toBe(true);
  run.kill('SIGKILL');
  await once(run, 'exit');
  expect(await sweep(folder)).toBe(1);
});

test('a database that outlived its run is ended first', async () => {
  const left = leftBy(gone());
  const database = await running(join(left, 'postgres/cluster'));
  const ended = once(database, 'exit');
  writeFileSync(join(left, 'postgres/cluster/postmaster.pid'), `${database.pid}\n/somewhere\n`);
  expect(await sweep(folder)).toBe(1);
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(existsSync(left)).toBe(false);
});

test('a database that lies elsewhere is removed with its data folder', () => {
  const data = makeDataFolder(folder);
  const elsewhere = mkdtempSync(join(folder, 'elsewhere-'));
  symlinkSync(elsewhere, join(data, 'postgres'));
  removeDataFolder(data);
  expect([existsSync(data), existsSync(elsewhere)]).toEqual([false, false]);
});
