import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Followed by the process that it belongs to, so that a later run knows whether it is still wanted. */
const PREFIX = 'handover-alone-';
const PATIENCE_MS = 10_000;

/** A data folder for this run alone. */
export const makeDataFolder = (home: string = tmpdir()): string =>
  mkdtempSync(join(home, `${PREFIX}${process.pid}-`));

/** Removes a data folder, and the database where the api keeps it elsewhere. Nothing runs on it any more. */
export function removeDataFolder(folder: string): void {
  const database = databaseOf(folder);
  for (const path of [database, folder]) if (path) rmSync(path, { recursive: true, force: true });
}

/** Where the database really lies: under root `postgres` may be a link out of the data folder. */
export function databaseOf(folder: string): string | undefined {
  const path = join(folder, 'postgres');
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Removes what runs left that were killed, after ending a database that outlived them. Returns how many there were. */
export async function sweep(home: string = tmpdir()): Promise<number> {
  const left = readdirSync(home)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ folder: join(home, name), pid: Number(name.slice(PREFIX.length).split('-')[0]) }))
    .filter(({ folder, pid }) => statSync(folder).uid === process.getuid?.() && !runs(pid, 'handover-alone'));
  for (const { folder } of left) {
    await endDatabase(folder);
    removeDataFolder(folder);
  }
  return left.length;
}

async function endDatabase(folder: string): Promise<void> {
  const cluster = join(databaseOf(folder) ?? folder, 'cluster');
  const note = join(cluster, 'postmaster.pid');
  const pid = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : 0;
  // Asked at once as PostgreSQL has it, then ended.
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    if (!runs(pid, cluster)) return;
    process.kill(pid, signal);
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until && runs(pid, cluster); ) await sleep(50);
  }
}

/** Whether the process is alive and is the one meant: a number may meanwhile be another program's. */
function runs(pid: number, argument: string): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(argument);
  } catch (error) {
    // Alive, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
