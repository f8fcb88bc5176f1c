import { join } from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { BucketDriver } from './bucket.ts';
import { FolderDriver } from './folder.ts';
import { FileStorage } from './storage.ts';

/** The files of a bucket where the settings name one, else of the data folder. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStorage {
  const driver = s3
    ? new BucketDriver(s3, join(dataDir, 'uploads'))
    : new FolderDriver(join(dataDir, 'files'));
  return new FileStorage(new Disk(driver));
}
