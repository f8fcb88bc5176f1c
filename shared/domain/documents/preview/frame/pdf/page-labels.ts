import type { L10n } from 'pdfjs-dist/types/web/l10n.js';
import type { OpenMessage } from '../../protocol.ts';

/** What pdf.js calls localization: here the label of each page, in the language of the product. */
export function pageLabels({ language, texts }: OpenMessage): L10n {
  const label = (element: Element) => {
    const page: unknown = JSON.parse(element.getAttribute('data-l10n-args') ?? '{}').page;
    if (page !== undefined) element.setAttribute('aria-label', texts.page.replace('{{page}}', String(page)));
  };
  const inside = (element: Element) =>
    element.querySelectorAll('[data-l10n-id="pdfjs-page-landmark"]').forEach(label);
  const labels = {
    getLanguage: () => language,
    getDirection: () => 'ltr',
    get: async () => '',
    async translate(element: Element) {
      label(element);
      inside(element);
    },
    translateOnce: async () => undefined,
    destroy: async () => undefined,
    pause: () => undefined,
    resume: () => undefined,
  };
  // Its class has private fields, so that nothing else is of its type.
  return labels as unknown as L10n;
}
