import { join, resolve } from 'node:path';
import type { BucketLocation } from './bucket-location.ts';
import { folderStore } from './folder-store.ts';
import type { Store } from './store.ts';

/** A folder, or a bucket. */
export type StoreLocation = string | BucketLocation;

/** The bucket of the settings `RELEASES_S3_*`, else a folder in the data folder. */
export function storeLocation(env: Record<string, string | undefined>, dataDir: string): StoreLocation {
  const { RELEASES_S3_BUCKET: bucket, RELEASES_S3_ENDPOINT: endpoint } = env;
  if (!bucket) return join(resolve(dataDir), 'releases');
  const { RELEASES_S3_REGION: region = env.AWS_REGION ?? 'us-east-1', RELEASES_S3_PREFIX: prefix = '' } = env;
  return { bucket, region, prefix: prefix.replace(/^\/+|\/+$/g, ''), ...(endpoint && { endpoint }) };
}

/** Opens a store. The client for buckets is loaded only if needed, since that takes long. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if (typeof location === 'string') return folderStore(location);
  const { bucketStore } = await import('./bucket-store.ts');
  return bucketStore(location);
}
