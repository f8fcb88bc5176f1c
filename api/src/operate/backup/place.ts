import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FolderDriver } from '../../storage/folder-driver.ts';

/** Where a backup lies: a folder or a part of a bucket. */
export interface Place {
  /** For messages. */
  address: string;
  put(key: string, content: Readable): Promise<void>;
  /** Throws if it is not there. */
  read(key: string): Promise<Readable>;
}

export interface BucketServer {
  endpoint?: string | undefined;
  region?: string | undefined;
}

/** A folder, or `s3://bucket/prefix` with credentials as for AWS tools. Another server than Amazon's has an endpoint. */
export async function openPlace(address: string, server: BucketServer): Promise<Place> {
  if (!address.startsWith('s3://')) {
    const folder = resolve(address);
    return onDisk(folder, new Disk(new FolderDriver(folder)), '');
  }
  const { hostname: bucket, pathname } = new URL(address);
  const { BucketDriver } = await import('../../storage/bucket-driver.ts');
  const driver = new BucketDriver(
    { bucket, region: server.region ?? process.env.AWS_REGION ?? 'us-east-1', endpoint: server.endpoint },
    join(tmpdir(), 'handover-backup'),
  );
  return onDisk(address, new Disk(driver), pathname.replace(/^\/+|\/+$/g, ''));
}

/** The same for a backup that exists. */
export async function openBackup(address: string, server: BucketServer): Promise<Place> {
  if (!address.startsWith('s3://') && !existsSync(address)) throw new Error(`There is no folder ${address}`);
  return openPlace(address, server);
}

const onDisk = (address: string, disk: Disk, prefix: string): Place => ({
  address,
  put: (key, content) => disk.putStream(join(prefix, key), content),
  read: (key) => disk.getStream(join(prefix, key)),
});
