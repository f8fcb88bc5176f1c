import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWN_FOLDER } from '@handover/shared/contract/hosting';
import { createFile, DRAFT, draftIn, replaceFile } from './atomic-write.ts';
import { ConflictError, type Store } from './store.ts';

/** A store in a folder, which release tools and gateways share. */
export function folderStore(root: string): Store {
  const at = (key: string) => join(root, key);

  const read: Store['read'] = async (key) => {
    const text = await unlessMissing(readFile(at(key), 'utf8'));
    return text === undefined ? undefined : { text, tag: text };
  };
  const entriesOf = async (folder: string) => (await unlessMissing(readdir(at(folder)))) ?? [];
  const has = async (version: string) => (await unlessMissing(stat(at(version)))) !== undefined;

  return {
    address: root,
    read,
    has,
    async replace(key, text, expectedTag) {
      // Only the holder of the lease writes; this detects one whose lease has expired.
      if (expectedTag !== undefined && ((await read(key))?.tag ?? null) !== expectedTag)
        throw new ConflictError(key);
      await replaceFile(at(key), text);
    },
    create: (key, text) => createFile(at(key), text),
    names: async (folder) => (await entriesOf(folder)).filter((name) => !name.startsWith('.')),
    async publish(dist, version) {
      if (await has(version)) return;
      await copyAtomically(dist, at(version));
    },
    modifiedAt: async (key) => (await unlessMissing(stat(at(key))))?.mtimeMs,
    async remove(key) {
      // Renamed first, so that nobody finds a half-removed version.
      const removed = draftIn(dirname(at(key)));
      await unlessMissing(rename(at(key), removed));
      await rm(removed, { recursive: true, force: true });
    },
    async removeDrafts(age) {
      const folders = ['', ...(await readdir(root, { withFileTypes: true })).filter(isFolder).map(nameOf)];
      for (const folder of folders) {
        for (const name of await entriesOf(folder)) {
          if (!name.startsWith(DRAFT)) continue;
          const draft = at(join(folder, name));
          const { mtimeMs = Date.now() } = (await unlessMissing(stat(draft))) ?? {};
          if (Date.now() - mtimeMs >= age) await rm(draft, { recursive: true, force: true });
        }
      }
    },
    fetch: (version, folder) => copyAtomically(at(version), folder),
    limitation: async () => undefined,
  };
}

/** Copies to a draft and renames it, so that nobody finds an incomplete copy. */
async function copyAtomically(from: string, to: string): Promise<void> {
  const draft = draftIn(dirname(to));
  await mkdir(dirname(to), { recursive: true, mode: OWN_FOLDER });
  try {
    await cp(from, draft, { recursive: true });
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process published the same version in the meantime.
    if (!(await unlessMissing(stat(to)))) throw error;
  }
}

const isFolder = (entry: { isDirectory(): boolean; name: string }) =>
  entry.isDirectory() && !entry.name.startsWith('.');
const nameOf = ({ name }: { name: string }) => name;

async function unlessMissing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
