import { areShortYears, yearOf } from './read-year.ts';

test.each([
  ['2024', '2024'],
  ['FY 2024', '2024'],
  ['2024E', '2024'],
  ['FY23', '2023'],
  ['FY 23', '2023'],
  ['fy23e', '2023'],
  ['FY23 (audited)', '2023'],
  ["'23", '2023'],
  ['’98', '1998'],
  ['Dec-23', '2023'],
  ['déc. 23', '2023'],
  ['31/12/23', '2023'],
  ['31.12.23', '2023'],
  ['12/23', '2023'],
  ['Exercice 23', '2023'],
  ['23', undefined],
  ['12.23', undefined],
  ['23/24', undefined],
  ['Site 12', undefined],
  ['720', undefined],
  ['', undefined],
])('%p names %p', (cell, year) => expect(yearOf(cell)).toBe(year));

test.each([
  [['22', '23', '24'], true],
  [['24', '23'], true],
  [['99', '00'], true],
  [['23'], true],
  [['12', '14'], false],
  [['23', '23'], false],
  [['23', '240'], false],
])('%p may be years: %p', (cells, are) => expect(areShortYears(cells)).toBe(are));
