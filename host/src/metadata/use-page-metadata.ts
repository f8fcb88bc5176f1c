import { useLanguage } from '@handover/shared/i18n';
import { useLocation } from '@handover/shared/router';
import { useEffect, useRef } from 'react';
import { useShell } from '../start/shell-context.tsx';

const describes = () => document.head.querySelector('meta[name="description"]') !== null;

/**
 * Keeps description, robots and canonical address of the document right while somebody walks through the pages or
 * switches the language. Those of the first page stand in the html, so that it fetches neither words nor code for them.
 */
export function usePageMetadata(): void {
  const shell = useShell();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const written = useRef(describes() ? `${language} ${pathname}` : '');

  useEffect(() => {
    if (written.current === `${language} ${pathname}`) return;
    written.current = '';
    let current = true;
    import('./describe-page.ts')
      .then(({ describePage }) => describePage(shell, pathname, () => current))
      // The next page asks again; people lose nothing by an old description.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [shell, pathname, language]);
}
