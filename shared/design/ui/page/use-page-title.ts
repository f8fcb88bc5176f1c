import { useEffect } from 'react';

const PRODUCT = 'Handover';

/** The title of the document, while the page is shown. */
export const usePageTitle = (title: string) =>
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
