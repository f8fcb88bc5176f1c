import { useFormat } from '../format/index.ts';
import classes from './figures.module.css';
import { SERIES, type Series, type YearFigures } from './rows.ts';

interface FiguresTableProps {
  years: YearFigures[];
  currency: number | string | null;
  labels: Record<Series | 'year' | 'absent', string>;
}

export const FiguresTable = ({ years, currency, labels }: FiguresTableProps) => {
  const { money } = useFormat();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{labels.year}</th>
            {SERIES.map((series) => (
              <th key={series} scope="col">
                {labels[series]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, values }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {SERIES.map((series) => (
                <td key={series}>{money(values[series], currency) || <em>{labels.absent}</em>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
