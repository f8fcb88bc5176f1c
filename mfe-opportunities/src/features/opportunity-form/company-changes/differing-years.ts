import type { CompanyState } from '@handover/shared/contract';
import { dateToYear } from '@handover/shared/format';

type Year = CompanyState['revenues'][number];

/** The name of a figure, and its value as text; '' where the year has none. */
export interface FigureText {
  name: string;
  of: (year: Year) => string;
}

/** A line for each year that is not as in the other list, with the figures that differ; all figures of a year of its own. */
export const differingYears = (
  years: readonly Year[],
  others: readonly Year[],
  figures: readonly FigureText[],
): string[] =>
  years.flatMap((year) => {
    const other = others.find(({ date }) => date === year.date);
    const shown = figures.filter(({ of }) => of(year) !== (other ? of(other) : ''));
    const texts = shown.map(({ name, of }) => `${name} ${of(year) || '–'}`);
    return texts.length > 0 ? [`${dateToYear(year.date)} · ${texts.join(' · ')}`] : [];
  });
