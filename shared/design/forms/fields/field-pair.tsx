import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** Two short fields on a line; one below the other where there is no room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
);
