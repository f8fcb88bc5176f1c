import type { ReleaseSet } from '@handover/shared/federation';
import type { ReadSheet } from './sheet-reader.ts';

/** A style sheet of rendered html. */
export interface Sheet {
  url: string;
  integrity: string | undefined;
  /** The text, written into the html, if it is known; otherwise the sheet is linked. */
  text?: string | undefined;
}

interface SheetFacts {
  set: ReleaseSet;
  /** The mounted components: `<remote>/<kind>/<name>`. */
  parts: readonly string[];
  hostPage: string | undefined;
  /** Whether the sheets of every page are written, too, for a reader who may not have them in the cache. */
  withCommon: boolean;
  read: ReadSheet;
}

/**
 * The style sheets of a page: those of every page, those of what the mounted components use, then their own. They are written into the html, so
 * that it can be shown as soon as it is there: nothing is asked for in a second round, and no file that does not come holds back the page.
 */
export function styleSheets({
  set: { host, remotes },
  parts,
  hostPage,
  withCommon,
  read,
}: SheetFacts): Sheet[] {
  const used = new Map<string, Sheet>();
  const add = (urls: readonly string[] | undefined, hashes: Record<string, string>, isWritten = true) => {
    for (const url of urls ?? []) {
      if (!url.endsWith('.css') || used.has(url)) continue;
      const integrity = hashes[url];
      used.set(url, { url, integrity, text: isWritten ? read(url, integrity) : undefined });
    }
  };
  const mounted = parts.flatMap((part) => {
    const [remote = '', kind, name = ''] = part.split('/');
    const release = remotes[remote];
    return release ? [{ release, name, isPage: kind === 'pages' }] : [];
  });
  add(host.styles, host.hashes, withCommon);
  for (const { release, name, isPage } of mounted) {
    const needs = isPage ? release.needs[name] : release.widgetNeeds?.[name];
    for (const specifier of needs ?? []) add(host.shared[specifier], host.hashes);
  }
  if (hostPage) add(host.styleSheets?.[hostPage], host.hashes);
  for (const { release, name, isPage } of mounted) {
    add(release.preload, release.hashes);
    add(isPage ? release.pages[name] : release.styleSheets?.[name], release.hashes);
  }
  return [...used.values()];
}
