import { RowLink } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import type { ComponentProps, ReactNode } from 'react';
import classes from './work-row.module.css';

interface WorkRowProps {
  face: ComponentProps<typeof Swatch>;
  title: string;
  to: string;
  /** The other side. */
  party: string;
  /** How far it is. */
  dots?: ReactNode;
  /** What comes next. */
  step: string;
  deadline: ReactNode;
  action: ReactNode;
}

/** A deal or a request in 64 px: whose, with whom, how far, what comes next and until when, and its one action. */
export const WorkRow = ({ face, title, to, party, dots, step, deadline, action }: WorkRowProps) => (
  <li className={classes.row}>
    <Swatch {...face} />
    <div className={classes.names}>
      <span className={classes.title} title={title}>
        <RowLink to={to} isProject coversRow>
          {title}
        </RowLink>
      </span>
      <span className={classes.party}>{party}</span>
    </div>
    <div className={classes.dots}>{dots}</div>
    <p className={classes.step} title={step}>
      {step}
    </p>
    <div className={classes.until}>{deadline}</div>
    <div className={classes.action}>{action}</div>
  </li>
);

interface RowDeadlineProps {
  isUrgent: boolean;
  /** The day, in full. */
  title: string;
  children: string;
}

export const RowDeadline = ({ isUrgent, title, children }: RowDeadlineProps) => (
  <span className={classes.deadline} data-urgent={isUrgent || undefined} title={title}>
    {children}
  </span>
);
