import { ensureNamespace, useLanguage } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useLocation } from '@handover/shared/router';
import { useEffect, useRef } from 'react';
import { useShell } from '../start/shell-context.tsx';
import { canonicalPath, pageAt } from './page-at.ts';

/**
 * Keeps description, robots and canonical address of the document right while somebody walks through the pages or
 * switches the language. Those of the first page stand in the html, so that it fetches no words for them.
 */
export function usePageMetadata(): void {
  const { releaseSet } = useShell();
  const { i18n } = usePlatform();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const written = useRef(describes() ? `${language} ${pathname}` : '');

  useEffect(() => {
    if (written.current === `${language} ${pathname}`) return;
    written.current = '';
    let current = true;
    const { page, match, indexed } = pageAt(releaseSet, pathname);
    writeAddress(indexed ? canonicalPath(pathname) : undefined);
    const namespace = match ? (releaseSet.remotes[match.remote]?.namespace ?? 'metadata') : 'metadata';
    const key = match ? `metadata.${page}.description` : `${page}.description`;
    ensureNamespace(i18n, namespace).then(
      () => {
        if (current) writeMeta('description', i18n.t(key, { ns: namespace, defaultValue: '' }));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [releaseSet, i18n, pathname, language]);
}

const describes = () => document.head.querySelector('meta[name="description"]') !== null;

/** A page that search engines may keep has an address; any other asks them to leave it. */
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
