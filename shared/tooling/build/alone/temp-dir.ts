import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Followed by the pid of the run, so that a later run knows whether the folder is still in use. */
const PREFIX = 'handover-alone-';
const STOP_TIMEOUT_MS = 10_000;

/** Creates a temporary data folder for this run. */
export const createDataFolder = (home: string = tmpdir()): string =>
  mkdtempSync(join(home, `${PREFIX}${process.pid}-`));

/** Removes a data folder that is no longer in use, and its database where that lies elsewhere. */
export function removeDataFolder(folder: string): void {
  const database = databaseOf(folder);
  for (const path of [database, folder]) if (path) rmSync(path, { recursive: true, force: true });
}

/** The real path of the database: under root `postgres` may be a link. */
export function databaseOf(folder: string): string | undefined {
  const path = join(folder, 'postgres');
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Removes the data folders of killed runs, after stopping their databases. Returns how many there were. */
export async function removeStaleFolders(home: string = tmpdir()): Promise<number> {
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
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  // SIGINT is PostgreSQL's fast shutdown.
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    if (!runs(pid, cluster)) return;
    process.kill(pid, signal);
    for (const until = Date.now() + STOP_TIMEOUT_MS; Date.now() < until && runs(pid, cluster); )
      await sleep(50);
  }
}

/** Whether the process is alive and has this argument: the pid may belong to another program by now. */
function runs(pid: number, argument: string): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(argument);
  } catch (error) {
    // Alive, but of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
