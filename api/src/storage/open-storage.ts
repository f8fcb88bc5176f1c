import { join } from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { FolderDriver } from './folder.ts';
import { FileStorage } from './storage.ts';

/**
 * The files of a bucket where the settings name one, else of the data folder. A bucket's library takes longer to load
 * than all the rest of a start.
 */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (!s3) return new FileStorage(new Disk(new FolderDriver(join(dataDir, 'files'))));
  const { BucketDriver } = await import('./bucket.ts');
  return new FileStorage(new Disk(new BucketDriver(s3, join(dataDir, 'uploads'))));
}

/** A bucket that can't be reached is a one-line error. */
export async function reachStorage({ s3 }: Pick<Config, 's3'>): Promise<void> {
  if (s3) await (await import('./bucket.ts')).reachBucket(s3);
}
