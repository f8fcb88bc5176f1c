import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@handover/tooling/releases/integrity';

/** The text of a published style sheet; undefined if it can't be written into html. */
export type ReadSheet = (url: string, integrity: string | undefined) => string | undefined;

/** Far more files than one set has. */
const MAX_CACHED = 500;
/** Texts that load another style sheet, or end the element. */
const ONLY_AS_FILE = /@import|<\//;
const RELATIVE_URL = /url\((?!["']?(?:[a-z]+:|\/|#))(["']?)([^"')]+)\1\)/gi;

/** Files that a sheet names relative to itself are named by their whole path, as the page needs it. */
const fromPage = (text: string, url: string) =>
  text.replace(RELATIVE_URL, (_, quote, file) => `url(${quote}${url.replace(/[^/]*$/, '')}${file}${quote})`);

/** Reads style sheets of the release store, and keeps them, since published files never change. */
export function sheetReader(folder: string): ReadSheet {
  const known = new Map<string, string | undefined>();
  const read = (url: string, integrity: string | undefined) => {
    try {
      const content = readFileSync(join(folder, url.replace(/^\/r\//, '')));
      const text = content.toString();
      return integrityOf(content) === integrity && !ONLY_AS_FILE.test(text) ? fromPage(text, url) : undefined;
    } catch {
      return undefined;
    }
  };
  return (url, integrity) => {
    if (!known.has(url)) {
      if (known.size >= MAX_CACHED) known.clear();
      known.set(url, read(url, integrity));
    }
    return known.get(url);
  };
}
