import { type ReactNode, useId } from 'react';
import type { AddBack } from '../../contract/companies/business.schema.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { AddBackLines } from './add-back-lines.tsx';
import classes from './figures.module.css';
import { FiguresTable } from './figures-table.tsx';
import { drawnValue, type FigureRow, type FiguresCurrency, SERIES, toYears } from './rows.ts';
import { SeriesChart } from './series-chart.tsx';

export interface FiguresChartProps {
  rows: readonly FigureRow[];
  /** Id as on the wire: of what is drawn, and of rows that have none of their own. */
  currency: FiguresCurrency;
  /** A button that shows the document that proves an add-back; without it its name alone is told. */
  proofButton?: ((proof: Proof) => ReactNode) | undefined;
}
type Proof = NonNullable<AddBack['proof']>;

/** How many years stand beside each other decides how many charts fit on a line. */
const spread = (years: number) => (years <= 4 ? 'few' : years <= 6 ? 'some' : 'many');

/**
 * Revenue, EBITDA, net profit and people by year: a small chart each on its own scale, and a table with the exact figures beside or under
 * them, which is what a screen reader reads. As wide as its column; nothing without rows.
 */
export const FiguresChart = ({ rows, currency, proofButton }: FiguresChartProps) => {
  const { t } = useTranslation('inputs');
  const title = useId();
  const years = toYears(rows, currency);
  if (years.length === 0) return null;
  const drawn = SERIES.filter((series) => years.some((year) => drawnValue(year, series) !== undefined));
  return (
    <figure className={classes.figure} aria-labelledby={title}>
      <figcaption id={title} className={classes.hidden}>
        {t('figures.title')}
      </figcaption>
      <div className={classes.layout} data-years={spread(years.length)}>
        <div className={classes.charts} aria-hidden="true">
          {drawn.map((series) => (
            <SeriesChart key={series} series={series} years={years} currency={currency} />
          ))}
        </div>
        <FiguresTable years={years} labelledBy={title} />
      </div>
      <AddBackLines years={years} proofButton={proofButton} />
    </figure>
  );
};
