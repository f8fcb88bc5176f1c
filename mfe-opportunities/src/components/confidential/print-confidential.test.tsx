import { printConfidential } from './print-confidential.ts';

test('confidential data is printed once, on purpose', () => {
  const printed: (string | undefined)[] = [];
  window.print = () => printed.push(document.documentElement.dataset.print);
  printConfidential();
  expect(printed).toEqual(['confidential']);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.print).toBeUndefined();
});
