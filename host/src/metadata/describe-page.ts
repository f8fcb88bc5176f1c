import type { ReleaseSet } from '@handover/shared/federation';
import { ensureNamespace, type I18n } from '@handover/shared/i18n';
import { type PageAddresses, pageAddresses } from './page-addresses.ts';
import { pageAt } from './page-at.ts';

/** Path and query of a page. */
interface Address {
  pathname: string;
  search: string;
}

/** What only the server writes, for readers that run no scripts. */
const OF_THE_FIRST_PAGE = 'script[type="application/ld+json"], link[type="application/rss+xml"]';

/**
 * Updates the document's metadata to that of the html for this URL, unless the user has navigated on meanwhile. An
 * opportunity gets the description that all of them share.
 */
export async function describePage(
  i18n: I18n,
  set: Pick<ReleaseSet, 'host' | 'remotes'>,
  { pathname, search }: Address,
  isCurrent: () => boolean,
): Promise<void> {
  const { page, match, indexed } = pageAt(set, pathname);
  if (isCurrent()) {
    writeAddresses(indexed ? pageAddresses(pathname, search) : undefined);
    for (const element of document.head.querySelectorAll(OF_THE_FIRST_PAGE)) element.remove();
  }
  const namespace = match ? (set.remotes[match.remote]?.namespace ?? 'metadata') : 'metadata';
  const key = match ? `metadata.${page}.description` : `${page}.description`;
  await ensureNamespace(i18n, namespace);
  if (isCurrent()) writeMeta('description', i18n.t(key, { ns: namespace, defaultValue: '' }));
}

/** An indexed page has a canonical URL and those in other languages, any other is marked `noindex`. */
function writeAddresses(addresses: PageAddresses | undefined) {
  writeMeta('robots', addresses ? '' : 'noindex');
  for (const link of document.head.querySelectorAll('link[rel="canonical"], link[hreflang]')) link.remove();
  if (!addresses) return;
  writeLink('canonical', addresses.canonical);
  for (const [language, path] of addresses.alternates) writeLink('alternate', path).hreflang = language;
}

function writeLink(rel: string, path: string): HTMLLinkElement {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = rel;
  link.href = new URL(path, window.location.origin).href;
  return link;
}

function writeMeta(name: string, content: string) {
  const there = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === '') return there?.remove();
  const meta = there ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}
