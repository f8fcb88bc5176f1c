import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Texts {
  [key: string]: Texts | string;
}

/** Far more than one set has. */
const KEPT = 100;

/** Reads texts of published versions by their address, `/r/<name>/<version>/…`; each file once, since none ever changes. */
export function localeTexts(store: string) {
  const known = new Map<string, Promise<Texts>>();
  return (address: string | undefined): Promise<Texts> => {
    if (address === undefined) return Promise.resolve({});
    const found = known.get(address);
    if (found) return found;
    if (known.size >= KEPT) known.clear();
    const reading = readFile(join(store, address.replace(/^\/r\//, '')), 'utf8').then(JSON.parse);
    known.set(address, reading);
    // A page without a description is better than none; the next one asks the disk again.
    return reading.catch(() => {
      known.delete(address);
      return {};
    });
  };
}

export type ReadTexts = ReturnType<typeof localeTexts>;
