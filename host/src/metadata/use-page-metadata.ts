import type { ReleaseSet } from '@handover/shared/federation';
import { useLanguage } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useLocation } from '@handover/shared/router';
import { useEffect, useRef } from 'react';
import { pageAddresses } from './page-addresses.ts';

const describes = () => document.head.querySelector('meta[name="description"]') !== null;

/**
 * Updates description, robots and canonical URL of the document on navigation and language change. The html has those
 * of the first page, which therefore loads neither texts nor code for them.
 */
export function usePageMetadata(set: Pick<ReleaseSet, 'host' | 'remotes'>): void {
  const { i18n } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const page = `${language} ${pathname} ${pageAddresses(pathname, search).canonical}`;
  /** The page that the document has the metadata of. */
  const written = useRef<string>(undefined);

  useEffect(() => {
    written.current ??= describes() ? page : '';
    if (written.current === page) return;
    written.current = '';
    let current = true;
    import('./describe-page.ts')
      .then(({ describePage }) => describePage(i18n, set, { pathname, search }, () => current))
      // The next navigation tries again; an outdated description does no harm.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [i18n, set, page]);
}
