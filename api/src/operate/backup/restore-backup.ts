import { writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { migrate } from '../../../db/migrate.ts';
import { type Keys, readBlob } from './blobs.ts';
import { keysOf } from './keys-of.ts';
import { loadDatabase, refuseUsed } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import type { Instance, Releases } from './open-instance.ts';
import type { Place } from './place.ts';
import { readManifest } from './read-manifest.ts';

/**
 * Brings an empty instance to the state of a backup; one that was ended in between is done again. Throws if somebody has used
 * the instance, or if its api runs.
 */
export async function restoreBackup(instance: Instance, place: Place, keys: Keys): Promise<Manifest> {
  const manifest = await readManifest(place, keys);
  await refuseUsedInstance(instance, manifest);
  const { pool, storage, releases, secrets } = instance;
  for (const blob of manifest.files)
    await storage.putStream(blob.key.slice('files/'.length), await readBlob(place, blob, keys));
  // The other way round than they were read: what names versions comes last.
  for (const blob of manifest.releases.toReversed())
    await releases.disk.putStream(keyIn(releases, blob.key), await readBlob(place, blob, keys));
  if (manifest.secrets)
    await writeFile(secrets, await buffer(await readBlob(place, manifest.secrets, keys)), { mode: 0o600 });
  // Last, since it is what makes an instance used.
  await loadDatabase(pool, place, manifest, keys);
  await migrate(pool);
  return manifest;
}

const keyIn = ({ prefix }: Releases, key: string) => posix.join(prefix, key.slice('releases/'.length));

async function refuseUsedInstance({ pool, releases }: Instance, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  await refuseUsed(client).finally(() => client.release());
  const own = new Set(manifest.releases.map(({ key }) => keyIn(releases, key)));
  if ((await keysOf(releases.disk, releases.prefix)).some((key) => !own.has(key)))
    throw new Error(
      'The release store has other releases: restore into an empty DATA_DIR, or another prefix',
    );
}
