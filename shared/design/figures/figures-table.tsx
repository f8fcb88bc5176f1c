import { Fragment } from 'react';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { useFormat } from '../format/index.ts';
import classes from './figures.module.css';
import { hasRatio, ratioOf } from './ratios.ts';
import { hasAddBacks, OPTIONAL_AMOUNTS, SERIES, type Series, type YearFigures } from './rows.ts';

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
  const isNormalised = hasAddBacks(years);
  const nameOf = (series: Series) => t(series === 'ebitda' && isNormalised ? 'reportedEbitda' : series);
  const sumOf = ({ normalised, values, currency }: YearFigures) =>
    normalised === undefined ? '' : money(normalised - (values.ebitda ?? 0), currency);
  const told = OPTIONAL_AMOUNTS.filter((name) => years.some(({ optional }) => optional[name] !== undefined));
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
                <th scope="row">{nameOf(series)}</th>
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
              {series === 'ebitda' && isNormalised ? (
                <>
                  <tr>
                    <th scope="row">{t('addBacks.total')}</th>
                    {years.map((year) => (
                      <td key={year.year}>{sumOf(year)}</td>
                    ))}
                  </tr>
                  <tr>
                    <th scope="row">{t('normalisedEbitda')}</th>
                    {years.map(({ year, normalised, currency }) => (
                      <td key={year}>{money(normalised, currency)}</td>
                    ))}
                  </tr>
                  <tr className={classes.ratios}>
                    <th scope="row">{t('figures.ratio.ebitda')}</th>
                    {years.map(({ year, normalised, values: { revenue } }) => (
                      <td key={year}>
                        {normalised !== undefined && revenue ? percent(normalised / revenue) : ''}
                      </td>
                    ))}
                  </tr>
                </>
              ) : null}
            </Fragment>
          ))}
          {told.map((name) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              {years.map(({ year, optional, currency }) => (
                <td key={year}>{money(optional[name], currency) || absent}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
