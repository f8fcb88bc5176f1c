import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { closedParent } from './owner.ts';

/** Where root keeps what the server's user could not reach in a folder that is closed to others, as a home often is. */
const ELSEWHERE = '/var/lib/handover';

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * The folder of the database: `postgres` in the data folder, or where that leads as a link because the server's user
 * can't pass to it. What is there already moves along.
 */
export function homeWithinReach(dataDir: string, log: (line: string) => void): string {
  const usual = join(dataDir, 'postgres');
  // Parents first: they keep the usual mode, for the server's user has to pass through them.
  mkdirSync(dataDir, { recursive: true });
  if (isLink(usual)) return madeFor(readlinkSync(usual));
  const closed = closedParent(usual, dataDir);
  if (!closed) return madeFor(usual);

  mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  const home = mkdtempSync(join(ELSEWHERE, 'database-'));
  if (existsSync(join(usual, 'cluster'))) {
    cpSync(usual, home, { recursive: true, preserveTimestamps: true });
    // PostgreSQL wants its folder closed, which a copied folder is not.
    chmodSync(join(home, 'cluster'), 0o700);
  }
  rmSync(usual, { recursive: true, force: true });
  symlinkSync(home, usual);
  log(`The database's user can't pass ${closed}: its files lie in ${home}, where ${usual} leads`);
  return home;
}

function madeFor(home: string): string {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  return home;
}

/** The programs in `native`, or a copy of them that the server's user can reach; one for each version. */
export function programsWithinReach(native: string, version: string): string {
  if (!closedParent(native)) return native;
  const copy = join(ELSEWHERE, `programs-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  // Beside its place first: whoever else starts must not find half of it.
  const beside = mkdtempSync(`${copy}-`);
  const whole = join(beside, 'native');
  cpSync(native, whole, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(whole, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  return copy;
}
