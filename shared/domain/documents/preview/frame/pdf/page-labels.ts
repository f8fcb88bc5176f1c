import type { L10n } from 'pdfjs-dist/types/web/l10n.js';
import type { OpenMessage } from '../../protocol.ts';

/** Names the pages of a pdf for screen readers, in the language of the product. */
export function labelPages(container: Element, { texts }: OpenMessage): void {
  for (const page of container.querySelectorAll<HTMLElement>('.page'))
    page.ariaLabel = texts.page.replace('{{page}}', page.dataset.pageNumber ?? '');
}

/** Replaces the texts of pdf.js: it has no buttons here. */
export function noTexts({ language }: OpenMessage): L10n {
  const nothing = async () => undefined;
  const texts = {
    getLanguage: () => language,
    getDirection: () => 'ltr',
    get: async () => '',
    translate: nothing,
    translateOnce: nothing,
    destroy: nothing,
    pause: () => undefined,
    resume: () => undefined,
  };
  // Its class has private fields, so that nothing else is of its type.
  return texts as unknown as L10n;
}
