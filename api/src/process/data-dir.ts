import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { ownFolder } from '@handover/shared/contract/hosting';

/** Creates the data folder, closed to others on the machine; throws a one-line error if it can't be written. */
export function openDataDir(path: string): string {
  const folder = resolve(path);
  try {
    ownFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new Error(`DATA_DIR ${folder} can't be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}
