import type { ReactNode } from 'react';
import classes from './key-value.module.css';

export interface KeyValueItem {
  label: string;
  value: ReactNode;
}

/** A list of labels and values. `empty` is shown where there is no value. */
export const KeyValue = ({ items, empty = '–' }: { items: KeyValueItem[]; empty?: ReactNode }) => (
  <dl className={classes.list}>
    {items.map(({ label, value }) => (
      <div key={label} className={classes.row}>
        <dt className={classes.label}>{label}</dt>
        <dd className={classes.value}>
          {value === null || value === undefined || value === '' ? empty : value}
        </dd>
      </div>
    ))}
  </dl>
);
