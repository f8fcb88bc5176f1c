import type { ReactNode } from 'react';
import { factColumns } from './fact-columns.ts';
import classes from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A line below the value: a unit, a year, a multiple. */
  note?: ReactNode;
}

/** The key facts under a title, in a box without empty cells. Facts without a value are left out. */
export function Facts({ items }: { items: Fact[] }) {
  const shown = items.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <div className={classes.frame}>
      <dl className={classes.facts} data-columns={factColumns(shown.length)}>
        {shown.map(({ label, value, note }) => (
          <div key={label} className={classes.fact}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              {value}
              {note ? <span className={classes.note}>{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
