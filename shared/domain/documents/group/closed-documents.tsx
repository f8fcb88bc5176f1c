import type { ReactNode } from 'react';
import { Icon } from '../../../design/ui/index.ts';
import classes from './documents.module.css';

/** Shown in place of documents that the user can't access yet, with the way to get access. */
export const ClosedDocuments = ({ children }: { children: ReactNode }) => (
  <div className={classes.closed}>
    <div aria-hidden="true" className={classes.outline}>
      <span />
      <span />
    </div>
    <p className={classes.reason}>
      <Icon name="lock" size={18} />
      {children}
    </p>
  </div>
);
