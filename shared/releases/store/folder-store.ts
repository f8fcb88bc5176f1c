import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MovedError, type Store } from './store.ts';
import { createFile, DRAFT, draftIn, replaceFile } from './write-whole.ts';

/** A store in a folder, which all who release and all gateways see. */
export function folderStore(root: string): Store {
  const at = (key: string) => join(root, key);

  const read: Store['read'] = async (key) => {
    const text = await orNothing(readFile(at(key), 'utf8'));
    return text === undefined ? undefined : { text, tag: text };
  };
  const entriesOf = async (folder: string) => (await orNothing(readdir(at(folder)))) ?? [];
  const has = async (version: string) => (await orNothing(stat(at(version)))) !== undefined;

  return {
    address: root,
    read,
    has,
    async replace(key, text, was) {
      // Only the holder of the lease gets here: the look is for one that slept through the end of its lease.
      if (was !== undefined && ((await read(key))?.tag ?? null) !== was) throw new MovedError(key);
      await replaceFile(at(key), text);
    },
    create: (key, text) => createFile(at(key), text),
    names: async (folder) => (await entriesOf(folder)).filter((name) => !name.startsWith('.')),
    async publish(dist, version) {
      if (await has(version)) return;
      await copyWhole(dist, at(version));
    },
    touchedAt: async (key) => (await orNothing(stat(at(key))))?.mtimeMs,
    async remove(key) {
      // Out of sight first: a folder that is half removed would be half a version.
      const doomed = draftIn(dirname(at(key)));
      await orNothing(rename(at(key), doomed));
      await rm(doomed, { recursive: true, force: true });
    },
    async sweep(age) {
      const folders = ['', ...(await readdir(root, { withFileTypes: true })).filter(isFolder).map(nameOf)];
      for (const folder of folders) {
        for (const name of await entriesOf(folder)) {
          if (!name.startsWith(DRAFT)) continue;
          const draft = at(join(folder, name));
          const { mtimeMs = Date.now() } = (await orNothing(stat(draft))) ?? {};
          if (Date.now() - mtimeMs >= age) await rm(draft, { recursive: true, force: true });
        }
      }
    },
    fetch: (version, folder) => copyWhole(at(version), folder),
    weakness: async () => undefined,
  };
}

/** Copied beside and renamed, so that nobody sees half of it. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = draftIn(dirname(to));
  await mkdir(dirname(to), { recursive: true });
  try {
    await cp(from, draft, { recursive: true });
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process published the same version in the meantime.
    if (!(await orNothing(stat(to)))) throw error;
  }
}

const isFolder = (entry: { isDirectory(): boolean; name: string }) =>
  entry.isDirectory() && !entry.name.startsWith('.');
const nameOf = ({ name }: { name: string }) => name;

async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
