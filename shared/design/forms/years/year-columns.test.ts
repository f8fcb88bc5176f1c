import { emptyRevenue } from './revenue-rows.ts';
import { addableYears, columnsOf, withYear } from './year-columns.ts';

const rowsOf = (...years: number[]) => years.map((year) => emptyRevenue(year));

test.each<[string, number[], number[]]>([
  ['none yet: the last complete year', [], [2025]],
  ['before and after', [2024, 2023], [2022, 2025]],
  ['the running year is the last one', [2026, 2025], [2024]],
  ['a gap, its newest year', [2025, 2021], [2020, 2024, 2026]],
  ['nothing before 1900', [1900], [1901]],
  ['ten are enough', [2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016], []],
])('years that can be added: %s', (_, years, addable) => {
  expect(addableYears(rowsOf(...years), 2026)).toEqual(addable);
});

test('columns are shown oldest first; a year that is added moves no other one', () => {
  const rows = withYear(rowsOf(2025, 2023), 2024);
  expect(rows.map(({ year }) => year)).toEqual(['2025', '2023', '2024']);
  expect(columnsOf(rows)).toEqual([
    { index: 1, year: '2023' },
    { index: 2, year: '2024' },
    { index: 0, year: '2025' },
  ]);
});
