import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** The mode of files that only the account of the product may read. */
export const OWN_FILE = 0o600;
export const OWN_FOLDER = 0o700;

/** Creates a folder that nobody else on the machine can look into; one that is there is closed to others. */
export function ownFolder(folder: string): void {
  makeFolders(folder, OWN_FOLDER);
  try {
    chmodSync(folder, OWN_FOLDER);
  } catch (error) {
    // The folder belongs to another account, which decides on its mode: several may share it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** `mkdir` with `recursive` is not used: it never returns where a folder can't be created, as below /proc. */
function makeFolders(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder, { mode });
}
