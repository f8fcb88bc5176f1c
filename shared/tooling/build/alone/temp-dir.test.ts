import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataFolder, removeDataFolder, removeStaleFolders } from './temp-dir.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-temp-dir-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** The pid of a process that has ended. */
const gone = () => spawnSync(process.execPath, ['--version']).pid;

function leftBy(pid: number): string {
  const left = join(folder, `handover-alone-${pid}-abc`);
  mkdirSync(join(left, 'postgres/cluster'), { recursive: true });
  return left;
}

/** Starts a process with this argument that runs until it is killed. */
async function running(argument: string) {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', argument]);
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('the folder of an ended run is removed; other folders are kept', async () => {
  const left = leftBy(gone());
  const other = join(folder, 'something-else');
  mkdirSync(other);
  expect(await removeStaleFolders(folder)).toBe(1);
  expect([existsSync(left), existsSync(other)]).toEqual([false, true]);
});

test('the folder of an active run is kept', async () => {
  const run = await running('handover-alone');
  const data = leftBy(run.pid ?? 0);
  expect(await removeStaleFolders(folder)).toBe(0);
  expect(existsSync(data)).toBe(true);
  run.kill('SIGKILL');
  await once(run, 'exit');
  expect(await removeStaleFolders(folder)).toBe(1);
});

test('a database that outlived its run is stopped first', async () => {
  const left = leftBy(gone());
  const database = await running(join(left, 'postgres/cluster'));
  const ended = once(database, 'exit');
  writeFileSync(join(left, 'postgres/cluster/postmaster.pid'), `${database.pid}\n/somewhere\n`);
  expect(await removeStaleFolders(folder)).toBe(1);
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(existsSync(left)).toBe(false);
});

test('a linked database is removed with its data folder', () => {
  const data = createDataFolder(folder);
  const elsewhere = mkdtempSync(join(folder, 'elsewhere-'));
  symlinkSync(elsewhere, join(data, 'postgres'));
  removeDataFolder(data);
  expect([existsSync(data), existsSync(elsewhere)]).toEqual([false, false]);
});
