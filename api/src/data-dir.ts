import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes the data folder; one that can't be written is a one-line error. */
export function openDataDir(path: string): string {
  const folder = resolve(path);
  try {
    make(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new Error(`DATA_DIR ${folder} can't be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** One by one: where a folder can not be made for a reason like that of /proc, `recursive` never ends. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder);
}
