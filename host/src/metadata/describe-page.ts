import type { ReleaseSet } from '@handover/shared/federation';
import { ensureNamespace, type I18n } from '@handover/shared/i18n';
import { canonicalPath, pageAt } from './page-at.ts';

/**
 * Updates the document's metadata to what the html of this URL would have, unless the user has navigated on meanwhile.
 */
export async function describePage(
  i18n: I18n,
  set: Pick<ReleaseSet, 'host' | 'remotes'>,
  pathname: string,
  isCurrent: () => boolean,
): Promise<void> {
  const { page, match, indexed } = pageAt(set, pathname);
  if (isCurrent()) writeAddress(indexed ? canonicalPath(pathname) : undefined);
  const namespace = match ? (set.remotes[match.remote]?.namespace ?? 'metadata') : 'metadata';
  const key = match ? `metadata.${page}.description` : `${page}.description`;
  await ensureNamespace(i18n, namespace);
  if (isCurrent()) writeMeta('description', i18n.t(key, { ns: namespace, defaultValue: '' }));
}

/** An indexed page has a canonical URL, any other is marked `noindex`. */
function writeAddress(path: string | undefined) {
  writeMeta('robots', path === undefined ? 'noindex' : '');
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === undefined) return link?.remove();
  const canonical = link ?? document.head.appendChild(document.createElement('link'));
  canonical.rel = 'canonical';
  canonical.href = new URL(path, window.location.origin).href;
}

function writeMeta(name: string, content: string) {
  const there = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === '') return there?.remove();
  const meta = there ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}
