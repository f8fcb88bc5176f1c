import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openBucket } from './bucket.ts';
import type { BucketPlace } from './bucket-place.ts';
import { fetchVersion } from './fetch-version.ts';
import { inTurns } from './in-turns.ts';
import { MovedError, type Store } from './store.ts';
import { takesConditions } from './takes-conditions.ts';

/** Written last: a version whose manifest is there is there as a whole. */
const LAST = 'build-manifest.json';

/** Long enough for a second writer's text to have arrived, where the server can't refuse it. */
const SETTLE_MS = 400;

const weakness =
  'This server takes no conditional writes: two tools that take the lock within the same moments are told apart ' +
  'by reading back, not by the server. Release from one place at a time.';

/** A store in a bucket of S3, or of a server that speaks its language. */
export function bucketStore(place: BucketPlace): Store {
  const bucket = openBucket(place);
  let conditions: Promise<boolean> | undefined;
  const conditional = () => {
    conditions ??= takesConditions(bucket);
    return conditions;
  };

  const read: Store['read'] = async (key) => {
    const found = await bucket.get(key);
    return found && { text: new TextDecoder().decode(found.bytes), tag: found.tag };
  };
  const has = async (version: string) => (await bucket.get(`${version}/${LAST}`)) !== undefined;

  return {
    address: `s3://${join(place.bucket, place.prefix)}`,
    read,
    has,
    async replace(key, text, was) {
      if (was === undefined) return bucket.put(key, text);
      if (await conditional()) return bucket.put(key, text, was ? { IfMatch: was } : { IfNoneMatch: '*' });
      if (((await read(key))?.tag ?? null) !== was) throw new MovedError(key);
      await bucket.put(key, text);
    },
    async create(key, text) {
      try {
        if (await conditional()) await bucket.put(key, text, { IfNoneMatch: '*' });
        else await createByReadingBack(key, text);
        return true;
      } catch (error) {
        if (error instanceof MovedError) return false;
        throw error;
      }
    },
    async names(folder) {
      const found = await bucket.list(folder, { shallow: true });
      return found.map(({ key }) => key).filter((name) => !name.startsWith('.'));
    },
    async publish(dist, version) {
      if (await has(version)) return;
      const files = (await filesIn(dist)).filter((file) => file !== LAST);
      const put = async (file: string) => bucket.put(`${version}/${file}`, await readFile(join(dist, file)));
      await inTurns(files, put);
      await put(LAST);
    },
    async touchedAt(key) {
      const found = await bucket.list(key);
      return found.length === 0 ? undefined : Math.max(...found.map(({ at }) => at));
    },
    async remove(key) {
      const inner = (await bucket.list(key)).map((each) => `${key}/${each.key}`);
      // The manifest first, so that no moment shows a whole version with files missing.
      await bucket.remove([inner.length > 0 ? `${key}/${LAST}` : key]);
      await bucket.remove(inner);
    },
    // A version without its manifest is one that no set needs: retention removes it with the others.
    sweep: async () => undefined,
    fetch: (version, folder) => fetchVersion(bucket, version, folder),
    weakness: async () => ((await conditional()) ? undefined : weakness),
  };

  async function createByReadingBack(key: string, text: string) {
    if (await bucket.get(key)) throw new MovedError(key);
    await bucket.put(key, text);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if ((await read(key))?.text !== text) throw new MovedError(key);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
