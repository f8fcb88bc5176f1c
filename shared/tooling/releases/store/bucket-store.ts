import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBucket } from './bucket.ts';
import type { BucketLocation } from './bucket-location.ts';
import { fetchVersion } from './fetch-version.ts';
import { filesIn } from './files-in.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { ConflictError, type Store } from './store.ts';
import { supportsConditions } from './supports-conditions.ts';

/** Written last, so that a version with a manifest is complete. */
const MANIFEST = 'build-manifest.json';

/** Long enough for the text of a concurrent writer to arrive, which the server can't refuse. */
const SETTLE_MS = 400;

const limitation =
  'This server ignores conditional writes, so two tools could take the lock at the same moment. ' +
  'Release from one machine at a time.';

/** A store in a bucket of S3, or of a compatible server. */
export function bucketStore(location: BucketLocation): Store {
  const bucket = openBucket(location);
  let conditions: Promise<boolean> | undefined;
  const conditional = () => {
    conditions ??= supportsConditions(bucket);
    return conditions;
  };

  const read: Store['read'] = async (key) => {
    const found = await bucket.get(key);
    return found && { text: new TextDecoder().decode(found.bytes), tag: found.tag };
  };
  const has = async (version: string) => (await bucket.get(`${version}/${MANIFEST}`)) !== undefined;

  return {
    address: `s3://${join(location.bucket, location.prefix)}`,
    read,
    has,
    async replace(key, text, expectedTag) {
      if (expectedTag === undefined) return bucket.put(key, text);
      if (await conditional())
        return bucket.put(key, text, expectedTag ? { IfMatch: expectedTag } : { IfNoneMatch: '*' });
      if (((await read(key))?.tag ?? null) !== expectedTag) throw new ConflictError(key);
      await bucket.put(key, text);
    },
    async create(key, text) {
      try {
        if (await conditional()) await bucket.put(key, text, { IfNoneMatch: '*' });
        else await createByReadingBack(key, text);
        return true;
      } catch (error) {
        if (error instanceof ConflictError) return false;
        throw error;
      }
    },
    async names(folder) {
      const found = await bucket.list(folder, { shallow: true });
      return found.map(({ key }) => key).filter((name) => !name.startsWith('.'));
    },
    async publish(dist, version) {
      if (await has(version)) return;
      const files = (await filesIn(dist)).filter((file) => file !== MANIFEST);
      const put = async (file: string) => bucket.put(`${version}/${file}`, await readFile(join(dist, file)));
      await forEachConcurrent(files, put);
      await put(MANIFEST);
    },
    async modifiedAt(key) {
      const found = await bucket.list(key);
      return found.length === 0 ? undefined : Math.max(...found.map(({ at }) => at));
    },
    async remove(key) {
      const inner = (await bucket.list(key)).map((each) => `${key}/${each.key}`);
      // The manifest first, so that a version with a manifest is never incomplete.
      await bucket.remove([inner.length > 0 ? `${key}/${MANIFEST}` : key]);
      await bucket.remove(inner);
    },
    // An incomplete version is needed by no set, so retention removes it.
    removeDrafts: async () => undefined,
    fetch: (version, folder, options) => fetchVersion(bucket, version, folder, options),
    limitation: async () => ((await conditional()) ? undefined : limitation),
  };

  async function createByReadingBack(key: string, text: string) {
    if (await bucket.get(key)) throw new ConflictError(key);
    await bucket.put(key, text);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if ((await read(key))?.text !== text) throw new ConflictError(key);
  }
}
