import { useId } from 'react';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { formatCompactMoney, useFormat } from '../format/index.ts';
import { Bars } from './bars.tsx';
import classes from './figures.module.css';
import { FiguresTable } from './figures-table.tsx';
import { type FigureRow, SERIES, type Series, toYears } from './rows.ts';

export interface FiguresChartProps {
  rows: readonly FigureRow[];
  /** Id as on the wire. */
  currency: number | string | null;
  /** Override the labels of the forms. */
  labels?: Partial<Record<Series | 'year' | 'title' | 'table' | 'absent', string>>;
}

/** Revenue, EBITDA and net profit by year as bars, with the same figures in a table. The table is open when printed. */
export const FiguresChart = ({ rows, currency, labels = {} }: FiguresChartProps) => {
  const { t } = useTranslation('inputs');
  const { language } = useFormat();
  const title = useId();
  const years = toYears(rows);
  const texts = {
    year: labels.year ?? t('year'),
    revenue: labels.revenue ?? t('revenue'),
    ebitda: labels.ebitda ?? t('ebitda'),
    netProfit: labels.netProfit ?? t('netProfit'),
    absent: labels.absent ?? t('figuresAbsent'),
  };
  if (years.length === 0) return null;
  return (
    <figure className={classes.figure} aria-labelledby={title}>
      <figcaption id={title} className={classes.hidden}>
        {labels.title ?? t('figuresTitle')}
      </figcaption>
      <ul className={classes.legend} aria-hidden="true">
        {SERIES.map((series) => (
          <li key={series}>
            <span className={classes.swatch} data-series={series} />
            {texts[series]}
          </li>
        ))}
      </ul>
      <Bars
        years={years}
        absent={texts.absent}
        format={(value) => formatCompactMoney(value, currency, language)}
      />
      <details className={classes.details}>
        <summary>{labels.table ?? t('figuresTable')}</summary>
        <FiguresTable years={years} currency={currency} labels={texts} />
      </details>
    </figure>
  );
};
