import type { ReactNode } from 'react';
import classes from './states.module.css';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** The content of a page without data: a drawing, a text, one action. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={classes.state}>
    <svg className={classes.drawing} viewBox="0 0 240 72" aria-hidden="true" focusable="false">
      <path d="M2 62h46V30l22-12v44h20V38h30v24h14c10 0 12-18 24-18 10 0 11 10 20 10 12 0 10-28 26-28s14 36 34 36" />
    </svg>
    <h2 className={classes.title}>{title}</h2>
    {text ? <div className={classes.text}>{text}</div> : null}
    {action ? <div className={classes.action}>{action}</div> : null}
  </div>
);
