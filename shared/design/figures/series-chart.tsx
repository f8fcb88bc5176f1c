import type { CSSProperties } from 'react';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { useFormat } from '../format/index.ts';
import { hasRatio, ratioOf, yearlyGrowth } from './ratios.ts';
import { drawnValue, type FiguresCurrency, hasAddBacks, type Series, type YearFigures } from './rows.ts';
import classes from './series-chart.module.css';
import { unitOf } from './unit-of.ts';

interface SeriesChartProps {
  series: Series;
  years: readonly YearFigures[];
  currency: FiguresCurrency;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** One figure through the years on its own scale, as bars with their values. A loss hangs below the line; a missing value is a dash. */
export const SeriesChart = ({ series, years, currency }: SeriesChartProps) => {
  const { t } = useTranslation('inputs');
  const format = useFormat();
  const values = years.map((year) => drawnValue(year, series));
  const given = values.filter((value) => value !== undefined);
  const top = Math.max(0, ...given);
  const bottom = Math.min(0, ...given);
  const span = top - bottom || 1;
  const unit =
    series === 'employees'
      ? { name: '', format: (count: number) => format.number(count) }
      : unitOf(given, currency, format.language);
  const growth = yearlyGrowth(years, series);
  const zero = top / span;
  const barOf = (value: number) =>
    ({
      '--from': percent(Math.min(zero, zero - value / span)),
      '--size': percent(Math.abs(value) / span),
    }) as CSSProperties;
  return (
    <div className={classes.chart} data-losses={bottom < 0 || undefined}>
      <div className={classes.head}>
        <span className={classes.name}>
          {t(series === 'ebitda' && hasAddBacks(years) ? 'reportedEbitda' : series)}
        </span>
        <span>{unit.name}</span>
        {growth === undefined ? null : (
          <span className={classes.growth}>
            {t('figures.perYear', { rate: format.percent(growth, { signed: true }) })}
          </span>
        )}
      </div>
      <div
        className={classes.years}
        style={{ '--years': years.length, '--zero': percent(zero) } as CSSProperties}
      >
        {years.map(({ year }, at) => {
          const value = values[at];
          const ratio = hasRatio(series) ? ratioOf(years, at, series) : undefined;
          return (
            <div key={year} className={classes.year}>
              <div className={classes.plot}>
                {value === undefined ? (
                  <span className={classes.absent}>–</span>
                ) : (
                  <span className={classes.bar} style={barOf(value)} data-loss={value < 0 || undefined}>
                    <span className={classes.value}>{unit.format(value)}</span>
                  </span>
                )}
              </div>
              <span className={classes.label}>{year}</span>
              {ratio === undefined ? null : (
                <span className={classes.ratio}>
                  {format.percent(ratio, { signed: series === 'revenue' })}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
};
