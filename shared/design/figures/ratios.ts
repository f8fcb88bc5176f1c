import { drawnValue, type Series, type YearFigures } from './rows.ts';

/** The series that have a ratio a year: the growth of revenue, the margins of the profits. */
export const WITH_RATIO = ['revenue', 'ebitda', 'netProfit'] as const satisfies readonly Series[];
export type WithRatio = (typeof WITH_RATIO)[number];
export const hasRatio = (series: Series): series is WithRatio => series !== 'employees';

/** Compares with the year before, which must be there and positive. */
const growthOf = (years: readonly YearFigures[], at: number): number | undefined => {
  const [before, year] = [years[at - 1], years[at]];
  if (!before || !year || before.year !== year.year - 1) return undefined;
  const [from, to] = [drawnValue(before, 'revenue'), drawnValue(year, 'revenue')];
  return from === undefined || to === undefined || from <= 0 ? undefined : to / from - 1;
};

/** The ratio of a year: the growth of revenue, or the margin of EBITDA or net profit. */
export const ratioOf = (years: readonly YearFigures[], at: number, series: WithRatio): number | undefined => {
  if (series === 'revenue') return growthOf(years, at);
  const { revenue, [series]: profit } = years[at]?.values ?? {};
  return profit === undefined || revenue === undefined || revenue <= 0 ? undefined : profit / revenue;
};

/** The growth from the first to the last known year, as a yearly rate. Unknown unless both are positive. */
export const yearlyGrowth = (years: readonly YearFigures[], series: Series): number | undefined => {
  const known = years.flatMap((year) => {
    const value = drawnValue(year, series);
    return value === undefined ? [] : [{ year: year.year, value }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first.year === last.year || first.value <= 0 || last.value <= 0) return undefined;
  return (last.value / first.value) ** (1 / (last.year - first.year)) - 1;
};
