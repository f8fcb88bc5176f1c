import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Creates the data folder; throws a one-line error where it can't be written. */
export function openDataDir(path: string): string {
  const folder = resolve(path);
  try {
    makeFolders(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new Error(`DATA_DIR ${folder} can't be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Not `mkdir` with `recursive`: that never returns where a folder can't be created, as below /proc. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}
