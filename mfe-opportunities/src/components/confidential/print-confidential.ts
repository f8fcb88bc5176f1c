/** Prints the page with its confidential parts, this once: later prints are the teaser again. */
export function printConfidential() {
  const { dataset } = document.documentElement;
  dataset.print = 'confidential';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
