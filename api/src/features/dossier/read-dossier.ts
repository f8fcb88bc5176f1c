import { createHash } from 'node:crypto';
import { openPromise } from 'yauzl';
import { MANIFEST, type Manifest, type ManifestFile } from './manifest.rules.ts';

/** Reads a dossier from disk, one file at a time: its manifest, and every file in it with its hash. */
export async function readDossier(path: string): Promise<{ manifest: Manifest; files: ManifestFile[] }> {
  const zip = await openPromise(path, { lazyEntries: true });
  const files: ManifestFile[] = [];
  let manifest: Manifest | undefined;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const hash = createHash('sha256');
    const kept: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      hash.update(chunk);
      size += chunk.length;
      if (entry.fileName === MANIFEST) kept.push(chunk);
    }
    files.push({ path: entry.fileName, size, sha256: hash.digest('hex') });
    if (entry.fileName === MANIFEST) manifest = JSON.parse(Buffer.concat(kept).toString());
  }
  if (!manifest) throw new Error(`${path} has no ${MANIFEST}`);
  return { manifest, files };
}
