import { useTranslation } from '../../kernel/i18n/index.ts';
import classes from './panel.module.css';

/** Columns that wrap: with sentences, and with figures and a few words. */
const WRAPPED = new Set(['asks', 'detail', 'gates', 'note', 'users']);
const FIGURES = new Set(['js', 'css', 'texts']);

interface ReportTableProps {
  title: string;
  /** Keys of `columns`. */
  columns: string[];
  /** The heading of each row, and its cells. */
  rows: [string, string[]][];
}

/** A table that is scrolled where the window is narrow. */
export function ReportTable({ title, columns, rows }: ReportTableProps) {
  const { t } = useTranslation('federation');
  return (
    // Scrolled with the keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus
    <section aria-label={title} className={classes.scroll} tabIndex={0}>
      <table className={classes.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} className={classOf(columns[column + 1] ?? '')}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const classOf = (column: string) =>
  WRAPPED.has(column) ? classes.wrapped : FIGURES.has(column) ? classes.figures : undefined;
