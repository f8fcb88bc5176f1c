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
  const cache = new Map<string, Promise<Texts>>();
  return (url: string | undefined): Promise<Texts> => {
    if (url === undefined) return Promise.resolve({});
    const cached = cache.get(url);
    if (cached) return cached;
    if (cache.size >= MAX_CACHED) cache.clear();
    const reading = readFile(join(store, url.replace(/^\/r\//, '')), 'utf8').then(JSON.parse);
    cache.set(url, reading);
    // A page without a description is better than none; the next request reads the file again.
    return reading.catch(() => {
      cache.delete(url);
      return {};
    });
  };
}

export type ReadTexts = ReturnType<typeof localeTexts>;
