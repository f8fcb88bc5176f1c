import type { ReleaseSet } from '@handover/shared/federation';
import type { ReadSheet } from './sheet-reader.ts';

/** A style sheet of rendered html. */
export interface Sheet {
  url: string;
  integrity: string | undefined;
  /** Written into the html, where it is known; otherwise it is linked. */
  text?: string | undefined;
}

/**
 * The style sheets of the mounted components, `<remote>/<kind>/<name>`, and of a page of the host, without those of every page: first those
 * of what they use. Those of remotes are written into the html: one that does not come would hold back the whole page.
 */
export function styleSheets(
  { host, remotes }: ReleaseSet,
  parts: readonly string[],
  hostPage: string | undefined,
  read: ReadSheet,
): Sheet[] {
  const used = new Map<string, Sheet>();
  const sheetsOf = (urls: readonly string[] | undefined) =>
    (urls ?? []).filter((url) => url.endsWith('.css') && !host.styles.includes(url));
  const link = (urls: readonly string[] | undefined) => {
    for (const url of sheetsOf(urls)) used.set(url, { url, integrity: host.hashes[url] });
  };
  const write = (urls: readonly string[] | undefined, hashes: Record<string, string>) => {
    for (const url of sheetsOf(urls)) {
      const integrity = hashes[url];
      used.set(url, { url, integrity, text: read(url, integrity) });
    }
  };
  const mounted = parts.flatMap((part) => {
    const [remote = '', kind, name = ''] = part.split('/');
    const release = remotes[remote];
    return release ? [{ release, name, isPage: kind === 'pages' }] : [];
  });
  for (const { release, name, isPage } of mounted) {
    const needs = isPage ? release.needs[name] : release.widgetNeeds?.[name];
    for (const specifier of needs ?? []) link(host.shared[specifier]);
  }
  if (hostPage) link(host.styleSheets?.[hostPage]);
  for (const { release, name, isPage } of mounted) {
    write(release.preload, release.hashes);
    write(isPage ? release.pages[name] : release.styleSheets?.[name], release.hashes);
  }
  return [...used.values()];
}
