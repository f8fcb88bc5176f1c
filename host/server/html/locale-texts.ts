import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Texts {
  [key: string]: Texts | string;
}

/** Far more files than one set has. */
const MAX_CACHED = 100;

/**
 * Reads texts of published versions by their URL, `/r/<name>/<version>/…`, and caches them, since published files never
 * change.
 */
export function localeTexts(store: string) {
  const known = new Map<string, Promise<Texts>>();
  return (address: string | undefined): Promise<Texts> => {
    if (address === undefined) return Promise.resolve({});
    const found = known.get(address);
    if (found) return found;
    if (known.size >= MAX_CACHED) known.clear();
    const reading = readFile(join(store, address.replace(/^\/r\//, '')), 'utf8').then(JSON.parse);
    known.set(address, reading);
    // A page without a description is better than none; the next request reads the file again.
    return reading.catch(() => {
      known.delete(address);
      return {};
    });
  };
}

export type ReadTexts = ReturnType<typeof localeTexts>;
