import { formatFileSize } from './file-size.ts';
import { formatMoney } from './money.ts';
import { numberFormat } from './number-format.ts';

test('each language and each options have one format, which is made once', () => {
  const format = numberFormat('en', { maximumFractionDigits: 1 });
  expect(numberFormat('en', { maximumFractionDigits: 1 })).toBe(format);
  expect(numberFormat('fr', { maximumFractionDigits: 1 })).not.toBe(format);
  expect(numberFormat('en', { maximumFractionDigits: 0 })).not.toBe(format);
});

test('a second row of a list makes no format', () => {
  const write = () => [formatFileSize(12_000, 'en'), formatMoney('1200', 1, 'fr')];
  const first = write();
  const made = jest.spyOn(Intl, 'NumberFormat');
  const printed = jest.spyOn(Number.prototype, 'toLocaleString');
  expect(write()).toEqual(first);
  expect(made).not.toHaveBeenCalled();
  // It makes one inside.
  expect(printed).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
