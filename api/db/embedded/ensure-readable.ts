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
import { inaccessibleParent } from './server-user.ts';

/**
 * The folder for copies of files that the server's user can't reach, when run as root: a home folder is often closed
 * to others.
 */
const READABLE_ROOT = '/var/lib/handover';

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * The folder of the database: `postgres` in the data folder. Where the server's user can't reach that, the database is
 * moved to a readable folder, and `postgres` becomes a link to it.
 */
export function ensureReadableHome(dataDir: string, log: (line: string) => void): string {
  const defaultHome = join(dataDir, 'postgres');
  // Created separately, so that the parents get the default mode and the server's user can pass them.
  mkdirSync(dataDir, { recursive: true });
  if (isLink(defaultHome)) return created(readlinkSync(defaultHome));
  const inaccessible = inaccessibleParent(defaultHome, dataDir);
  if (!inaccessible) return created(defaultHome);

  mkdirSync(READABLE_ROOT, { recursive: true, mode: 0o755 });
  const home = mkdtempSync(join(READABLE_ROOT, 'database-'));
  if (existsSync(join(defaultHome, 'cluster'))) {
    cpSync(defaultHome, home, { recursive: true, preserveTimestamps: true });
    // PostgreSQL refuses a folder that others can read, and a copy has the default mode.
    chmodSync(join(home, 'cluster'), 0o700);
  }
  rmSync(defaultHome, { recursive: true, force: true });
  symlinkSync(home, defaultHome);
  log(
    `The database's user has no access to ${inaccessible}: its files lie in ${home}, and ${defaultHome} links there`,
  );
  return home;
}

function created(home: string): string {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  return home;
}

/** The PostgreSQL programs in `native`, or a copy per version that the server's user can read. */
export function ensureReadablePrograms(native: string, version: string): string {
  if (!inaccessibleParent(native)) return native;
  const copy = join(READABLE_ROOT, `programs-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(READABLE_ROOT, { recursive: true, mode: 0o755 });
  // Copied to a temporary folder and renamed, so that another process never finds an incomplete copy.
  const staging = mkdtempSync(`${copy}-`);
  const complete = join(staging, 'native');
  cpSync(native, complete, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(complete, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return copy;
}
