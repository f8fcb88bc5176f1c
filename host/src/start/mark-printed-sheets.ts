import { type Language, WRITING } from '@handover/shared/contract';

/**
 * Prints the name of the product, the day, the address and the number of the sheet at the edges of each sheet. The address is without its
 * query, which may have a token of a mail. Browsers that know no margin boxes print a heading of their own.
 */
export function markPrintedSheets(): void {
  const marks = new CSSStyleSheet();
  document.adoptedStyleSheets.push(marks);
  window.addEventListener('beforeprint', () => {
    const { locale } = WRITING[document.documentElement.lang as Language];
    const day = new Date().toLocaleDateString(locale, { dateStyle: 'long' });
    const box = (edge: string, content: string) => `@${edge} { content: ${content} }`;
    marks.replaceSync(`@page {
      font: 8.5pt var(--sans);
      color: #48605f;
      ${box('top-left', '"Handover"')}
      ${box('top-right', JSON.stringify(day))}
      ${box('bottom-left', JSON.stringify(location.origin + location.pathname))}
      ${box('bottom-right', 'counter(page) " / " counter(pages)')}
    }`);
  });
}
