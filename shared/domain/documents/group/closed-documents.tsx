import type { ReactNode } from 'react';
import { Icon } from '../../../design/ui/index.ts';
import classes from './documents.module.css';

/** Outlines where documents will be, and says what opens them: closed, but never a wall. */
export const ClosedDocuments = ({ children }: { children: ReactNode }) => (
  <div className={classes.closed}>
    <div aria-hidden="true" className={classes.outline}>
      <span />
      <span />
    </div>
    <p className={classes.why}>
      <Icon name="lock" size={18} />
      {children}
    </p>
  </div>
);
