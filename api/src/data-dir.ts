import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Makes the data folder; one that can't be written is a one-line error. */
export function openDataDir(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new Error(`DATA_DIR ${folder} can't be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}
