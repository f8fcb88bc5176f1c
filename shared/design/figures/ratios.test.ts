import { ratioOf, yearlyGrowth } from './ratios.ts';
import { type FigureRow, toYears } from './rows.ts';

const years = (...rows: FigureRow[]) => toYears(rows, 1);
const of = (year: number, revenue: number, more: Partial<FigureRow> = {}) => ({ year, revenue, ...more });

test('revenue grows against the year before, if that is there and in the same currency', () => {
  expect(ratioOf(years(of(2024, 100), of(2025, 110)), 1, 'revenue')).toBeCloseTo(0.1);
  expect(ratioOf(years(of(2024, 100), of(2025, 110)), 0, 'revenue')).toBeUndefined();
  expect(ratioOf(years(of(2023, 100), of(2025, 110)), 1, 'revenue')).toBeUndefined();
  expect(ratioOf(years(of(2024, 0), of(2025, 110)), 1, 'revenue')).toBeUndefined();
  expect(ratioOf(years(of(2024, 100, { currency: 4 }), of(2025, 110)), 1, 'revenue')).toBeUndefined();
});

test('margins are parts of the revenue of that year, in whichever currency', () => {
  const [row] = [of(2025, 200, { ebitda: '30.00', net_profit: -10, currency: 4 })];
  expect(ratioOf(years(row), 0, 'ebitda')).toBeCloseTo(0.15);
  expect(ratioOf(years(row), 0, 'netProfit')).toBeCloseTo(-0.05);
  expect(ratioOf(years(of(2025, 0, { ebitda: 5 })), 0, 'ebitda')).toBeUndefined();
  expect(ratioOf(years(of(2025, 10)), 0, 'ebitda')).toBeUndefined();
});

test('the growth a year spans the known years, and needs two positive ends', () => {
  expect(yearlyGrowth(years(of(2023, 100), of(2025, 121)), 'revenue')).toBeCloseTo(0.1);
  expect(yearlyGrowth(years(of(2025, 121)), 'revenue')).toBeUndefined();
  expect(
    yearlyGrowth(years(of(2024, 9, { ebitda: -1 }), of(2025, 9, { ebitda: 3 })), 'ebitda'),
  ).toBeUndefined();
});
