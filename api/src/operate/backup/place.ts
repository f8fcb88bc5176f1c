import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { Config } from '../../config.ts';
import { FolderDriver } from '../../storage/folder-driver.ts';

/** Where a backup lies: a folder or a part of a bucket. */
export interface Place {
  /** Names the place in messages. */
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
    mkdtempSync(join(tmpdir(), 'handover-backup-')),
  );
  return onDisk(address, new Disk(driver), pathname.replace(/^\/+|\/+$/g, ''));
}

/** Throws if a backup there would be taken for files or releases: those of no row are removed, and each would have the others in it. */
export function refuseInside(
  address: string,
  { endpoint }: BucketServer,
  { s3, releasesS3, dataDir }: Pick<Config, 's3' | 'releasesS3' | 'dataDir'>,
): void {
  const isWithin = (folder: string, outer: string) => `${folder}/`.startsWith(outer && `${outer}/`);
  if (!address.startsWith('s3://')) {
    const folder = resolve(address);
    if (['files', 'releases', 'uploads'].some((name) => isWithin(folder, join(resolve(dataDir), name))))
      throw new Error(`${address} is where the market keeps its own files: name another folder`);
    return;
  }
  const { hostname: bucket, pathname } = new URL(address);
  const isSame = (other: { bucket: string; endpoint?: string | undefined } | null) =>
    other?.bucket === bucket && (other.endpoint ?? '') === (endpoint ?? '');
  if (isSame(s3)) throw new Error(`The bucket ${bucket} has the files of people: name another bucket`);
  if (isSame(releasesS3) && isWithin(pathname.replace(/^\/+/, ''), releasesS3?.prefix ?? ''))
    throw new Error(`${address} is within the release store: name another bucket or prefix`);
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
