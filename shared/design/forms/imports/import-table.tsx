import { useTranslation } from '../../../kernel/i18n/index.ts';
import { NativeSelect } from '../../ui/index.ts';
import classes from '../groups/groups.module.css';

/** A choice of what a column or row of the file is. */
export interface Match {
  label: string;
  options: readonly { value: string; label: string }[];
  /** '' for what is left out. */
  value: string;
  onChoose: (value: string) => void;
}

export interface ImportCell {
  text: string;
  /** Why it can't be taken. */
  fault?: string | undefined;
  /** Its row or column is left out. */
  isOut: boolean;
}

export interface ImportLine {
  /** Its number in the file, from 1. */
  number: number;
  match?: Match;
  /** Whether the row is taken; a row with a match has no box. */
  isTaken?: boolean;
  onTake?: (taken: boolean) => void;
  /** What is missing in a column that the file does not have. */
  faults?: readonly string[];
  cells: readonly ImportCell[];
}

interface ImportTableProps {
  caption: string;
  columns: readonly Match[];
  lines: readonly ImportLine[];
}

/** The rows of a file, with a choice at the head of each column, and what is wrong at its cell. */
export const ImportTable = ({ caption, columns, lines }: ImportTableProps) => {
  const { t } = useTranslation('imports');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={classes.scroll} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.corner}>{t('row')}</span>
            </th>
            {columns.map((column, index) => (
              <th key={index} scope="col" data-out={column.value === '' || undefined}>
                <NativeSelect {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Line = ({ line }: { line: ImportLine }) => {
  const { t } = useTranslation('imports');
  const { number, match, isTaken, onTake, faults = [], cells } = line;
  return (
    <tr data-out={isTaken === false || undefined}>
      <th scope="row">
        {match ? <NativeSelect {...match} /> : null}
        {onTake ? (
          <input
            type="checkbox"
            className={classes.taken}
            aria-label={t('takeRow', { number })}
            checked={isTaken === true}
            onChange={(event) => onTake(event.currentTarget.checked)}
          />
        ) : null}
        {onTake ? <span className={classes.number}>{number}</span> : null}
        {faults.map((fault) => (
          <span key={fault} className={classes.fault}>
            {fault}
          </span>
        ))}
      </th>
      {cells.map(({ text, fault, isOut }, index) => (
        <td key={index} data-out={isOut || undefined} data-wrong={fault ? true : undefined}>
          {text}
          {fault ? <span className={classes.fault}>{fault}</span> : null}
        </td>
      ))}
    </tr>
  );
};
