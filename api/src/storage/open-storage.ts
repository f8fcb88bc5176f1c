import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { FileStorage } from './storage.ts';

/** The files of a data folder. */
export function openStorage(dataDir: string): FileStorage {
  const folder = join(dataDir, 'files');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new FileStorage(
    new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })),
  );
}
