import type { ReleaseSet } from '@handover/shared/federation';
import { integrityAttribute } from '../html/integrity-attribute.ts';

type Sheet = readonly [url: string, integrity: string];

/**
 * The style sheets of the mounted components, `<remote>/<kind>/<name>`, and of a page of the host, without those of every page: first those
 * of what they use.
 */
export function styleSheets(
  { host, remotes }: ReleaseSet,
  parts: readonly string[],
  hostPage: string | undefined,
): Sheet[] {
  const used = new Map<string, string>();
  const add = (urls: readonly string[] | undefined, hashes: Record<string, string>) => {
    for (const url of urls ?? [])
      if (!host.styles.includes(url)) used.set(url, integrityAttribute(url, hashes));
  };
  const mounted = parts.map((part) => part.split('/'));
  for (const name of new Set(mounted.map(([remote]) => remote))) {
    for (const key of Object.keys(remotes[name ?? '']?.requires ?? {}))
      add(host.partStyles?.[key], host.hashes);
  }
  if (hostPage) add(host.partStyles?.[`${hostPage}.page`], host.hashes);
  for (const [remote = '', kind, name] of mounted) {
    const { partStyles, preload = [], hashes = {} } = remotes[remote] ?? {};
    add(
      preload.filter((url) => url.endsWith('.css')),
      hashes,
    );
    add(partStyles?.[`${name}.${kind === 'pages' ? 'page' : 'widget'}`], hashes);
  }
  return [...used];
}
