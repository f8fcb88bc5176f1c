import type { Disk } from 'flydrive';

/** The keys of all files below a prefix, except hidden ones, which are not complete. */
export async function keysOf(disk: Disk, prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  let from: string | undefined;
  do {
    const options = { recursive: true, ...(from ? { paginationToken: from } : {}) };
    const { objects, paginationToken } = await disk.listAll(prefix || '/', options);
    for (const object of objects) {
      if (!object.isFile) continue;
      // A bucket lists `market-staging/…` for `market`, too.
      const isInside = prefix === '' || object.key.startsWith(`${prefix}/`);
      if (isInside && !object.key.split('/').some((part) => part.startsWith('.'))) keys.push(object.key);
    }
    from = paginationToken;
  } while (from);
  return keys;
}
