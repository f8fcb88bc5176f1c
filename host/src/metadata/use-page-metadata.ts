import type { ReleaseSet } from '@handover/shared/federation';
import { useLanguage } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useLocation } from '@handover/shared/router';
import { useEffect, useRef } from 'react';

const describes = () => document.head.querySelector('meta[name="description"]') !== null;

/**
 * Keeps description, robots and canonical address of the document right while somebody walks through the pages or
 * switches the language. Those of the first page stand in the html, so that it fetches neither words nor code for them.
 */
export function usePageMetadata(set: Pick<ReleaseSet, 'host' | 'remotes'>): void {
  const { i18n } = usePlatform();
  const { pathname } = useLocation();
  const language = useLanguage();
  const written = useRef(describes() ? `${language} ${pathname}` : '');

  useEffect(() => {
    if (written.current === `${language} ${pathname}`) return;
    written.current = '';
    let current = true;
    import('./describe-page.ts')
      .then(({ describePage }) => describePage(i18n, set, pathname, () => current))
      // The next page asks again; people lose nothing by an old description.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [i18n, set, pathname, language]);
}
