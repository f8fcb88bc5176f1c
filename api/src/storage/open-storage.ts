import { join } from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { FolderDriver } from './folder-driver.ts';
import type { Scan } from './scanner/scanner.plugin.ts';
import { FileStorage } from './storage.ts';

/**
 * Files lie in the bucket of the settings, else in the data folder. The S3 library is imported only where it is needed,
 * since loading it takes longer than the rest of the start.
 */
export async function openStorage(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  scan: Scan | null = null,
): Promise<FileStorage> {
  if (!s3) return new FileStorage(new Disk(new FolderDriver(join(dataDir, 'files'))), scan);
  const { BucketDriver } = await import('./bucket-driver.ts');
  return new FileStorage(new Disk(new BucketDriver(s3, join(dataDir, 'uploads'))), scan);
}

/** Throws a one-line error if the bucket can't be reached. */
export async function checkStorage({ s3 }: Pick<Config, 's3'>): Promise<void> {
  if (s3) await (await import('./bucket-driver.ts')).checkBucket(s3);
}
