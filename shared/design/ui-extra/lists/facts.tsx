import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A line below the value: a unit, a year, a multiple. */
  note?: ReactNode;
}

/** The key facts under a title. Facts without a value are left out. */
export const Facts = ({ items }: { items: Fact[] }) => (
  <dl className={classes.facts}>
    {items
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value, note }) => (
        <div key={label} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>
            {value}
            {note ? <span className={classes.note}>{note}</span> : null}
          </dd>
        </div>
      ))}
  </dl>
);
