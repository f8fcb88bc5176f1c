import type { CellValue } from 'hucre';
import { cellText } from './cell-text.ts';

const DAY = new Date('2025-04-03');
const NOON = new Date('2025-04-03T12:00:00Z');
const FEBRUARY = new Date('2025-02-01');

test.each<[CellValue, string | undefined, string, string]>([
  // Built-in short dates, as hucre names the formats 14 and 22: those of who reads.
  [DAY, 'm/d/yyyy', '03/04/2025', '03/04/2025'],
  [NOON, 'm/d/yyyy h:mm', '03/04/2025 12:00', '03/04/2025 12:00'],
  [DAY, undefined, '03/04/2025', '03/04/2025'],
  [DAY, 'd-mmm-yy', '3-Apr-25', '3-avr.-25'],
  [FEBRUARY, 'mmm-yy', 'Feb-25', 'févr.-25'],
  [NOON, 'h:mm AM/PM', '12:00 PM', '12:00 PM'],
  [DAY, 'yyyy-mm-dd', '2025-04-03', '2025-04-03'],
  [DAY, 'dd/mm/yyyy', '03/04/2025', '03/04/2025'],
  // The formats have a language of their own, or that of the system.
  [DAY, '[$-40C]d\\ mmmm\\ yyyy;@', '3 avril 2025', '3 avril 2025'],
  [new Date('2025-08-15'), '[$-40C]dddd d mmmm', 'vendredi 15 août', 'vendredi 15 août'],
  [DAY, '[$-fr-FR,1]d mmmm yyyy', '3 avril 2025', '3 avril 2025'],
  [DAY, '[$-409]mmmm d, yyyy', 'April 3, 2025', 'April 3, 2025'],
  [DAY, '[$-809]dd mmmm yyyy', '03 April 2025', '03 April 2025'],
  [DAY, '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '03 April 2025', 'jeudi 3 avril 2025'],
  [DAY, '[$-x-sysdate]dddd, mmmm dd, yyyy', '03 April 2025', 'jeudi 3 avril 2025'],
  [NOON, '[$-F400]h:mm:ss AM/PM', '12:00:00', '12:00:00'],
  [DAY, 'd mmmm yyyy', '3 April 2025', '3 avril 2025'],
  // Currencies keep their sign; digits are grouped as the reader is used to.
  [1234.5, '#,##0.00\\ [$€-40C]', '1,234.50 €', '1 234,50 €'],
  [1234.5, '[$€-2]\\ #,##0.00', '€ 1,234.50', '€ 1 234,50'],
  [-1234.5, '[$£-809]#,##0.00', '-£1,234.50', '-£1 234,50'],
  [1234567.5, '[$CHF-100C]\\ #,##0.00', 'CHF 1,234,567.50', 'CHF 1 234 567,50'],
  [1234.5, '[$-40C]#,##0.00', '1,234.50', '1 234,50'],
  [
    -1234.5,
    '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-',
    '-1,234.50 €',
    '-1 234,50 €',
  ],
  [0, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', '-   €', '-   €'],
  [1234.5, '#,##0.00', '1,234.50', '1 234,50'],
  [-5000, '#,##0;[Red]\\-#,##0', '-5,000', '-5 000'],
  [-12, '#,##0_);(#,##0)', '(12)', '(12)'],
  [123456789, '000\\ 000\\ 000', '123 456 789', '123 456 789'],
  [1234567, '#,##0,', '1,235', '1 235'],
  [3_600_000, '0.0,,"M€"', '3.6M€', '3,6M€'],
  [1500, '[>1000]#,##0,"k";0', '2k', '2k'],
  [0.055, '0.0%', '5.5%', '5,5%'],
  [0.5, '# ?/?', '1/2', '1/2'],
  [12345, '0.00E+00', '1.23E+04', '1,23E+04'],
  [2025, undefined, '2025', '2025'],
  [0.1, 'General', '0.1', '0,1'],
  [123456789.123, 'General', '123456789.1', '123456789,1'],
  [12345678901234, 'General', '1.23457E+13', '1,23457E+13'],
  [5, ';;;', '', ''],
  [5, '@', '5', '5'],
  // Durations.
  [new Date('1900-01-01T12:00:00Z'), '[h]:mm', '36:00', '36:00'],
  [true, undefined, 'TRUE', 'VRAI'],
  [null, undefined, '', ''],
  ['00123', '@', '00123', '00123'],
  ['late', '0;-0;0;"- "@', '- late', '- late'],
  ['_x0041_ _x005F_x0041_', undefined, 'A _x0041_', 'A _x0041_'],
  [7, 'no [format', '7', '7'],
])('%p as %p is %p in English and %p in French', (value, numFmt, en, fr) => {
  const shown = (language: string) => cellText(value, numFmt, { language }).replace(/[\u00a0\u202f]/g, ' ');
  expect([shown('en'), shown('fr')]).toEqual([en, fr]);
});

test('of a workbook that counts from 1904 days are the same, and durations too', () => {
  const reader = { language: 'en', is1904: true };
  expect(cellText(DAY, 'dd/mm/yyyy', reader)).toBe('03/04/2025');
  expect(cellText(new Date('1904-01-02T12:00:00Z'), '[h]:mm', reader)).toBe('36:00');
});
