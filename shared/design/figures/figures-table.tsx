import { Fragment } from 'react';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { useFormat } from '../format/index.ts';
import classes from './figures.module.css';
import { hasRatio, ratioOf } from './ratios.ts';
import { SERIES, type Series, type YearFigures } from './rows.ts';

interface FiguresTableProps {
  /** The years, at least one. */
  years: readonly YearFigures[];
  labelledBy: string;
}

/** Years as columns, figures as rows, as in annual accounts. It can be scrolled sideways where the years do not fit. */
export const FiguresTable = ({ years, labelledBy }: FiguresTableProps) => {
  const { t } = useTranslation('inputs');
  const { money, number, percent } = useFormat();
  const absent = <em>{t('figures.absent')}</em>;
  const text = (series: Series, { values, currency }: YearFigures) =>
    (series === 'employees' ? number(values.employees) : money(values[series], currency)) || absent;
  const rows = SERIES.filter(
    (series) => series !== 'employees' || years.some(({ values }) => values.employees !== undefined),
  );
  return (
    // A group, not a region: the section around it often has the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable by keyboard
    <div role="group" className={classes.scroll} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {years.map(({ year }) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((series) => (
            <Fragment key={series}>
              <tr>
                <th scope="row">{t(series)}</th>
                {years.map((year) => (
                  <td key={year.year}>{text(series, year)}</td>
                ))}
              </tr>
              {hasRatio(series) && years.some((_, at) => ratioOf(years, at, series) !== undefined) ? (
                <tr className={classes.ratios}>
                  <th scope="row">{t(`figures.ratio.${series}`)}</th>
                  {years.map(({ year }, at) => (
                    <td key={year}>
                      {percent(ratioOf(years, at, series), { signed: series === 'revenue' })}
                    </td>
                  ))}
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
};
