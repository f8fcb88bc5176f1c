import { join, resolve } from 'node:path';
import type { BucketPlace } from './bucket-place.ts';
import { folderStore } from './folder-store.ts';
import type { Store } from './store.ts';

/** A folder, or a bucket. */
export type StorePlace = string | BucketPlace;

/** Where releases lie by the settings `RELEASES_S3_*`, else in the data folder. */
export function storePlace(env: Record<string, string | undefined>, dataDir: string): StorePlace {
  const { RELEASES_S3_BUCKET: bucket, RELEASES_S3_ENDPOINT: endpoint } = env;
  if (!bucket) return join(resolve(dataDir), 'releases');
  const { RELEASES_S3_REGION: region = env.AWS_REGION ?? 'us-east-1', RELEASES_S3_PREFIX: prefix = '' } = env;
  return { bucket, region, prefix: prefix.replace(/^\/+|\/+$/g, ''), ...(endpoint && { endpoint }) };
}

/** Opens a store. The client for buckets takes long to load: only who has one waits for it. */
export async function openStore(place: StorePlace): Promise<Store> {
  if (typeof place === 'string') return folderStore(place);
  const { bucketStore } = await import('./bucket-store.ts');
  return bucketStore(place);
}
