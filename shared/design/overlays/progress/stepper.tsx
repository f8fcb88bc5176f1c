import type { ReactNode } from 'react';
import { Icon } from '../../ui/index.ts';
import classes from './stepper.module.css';

/** One of the steps of <Stepper>. */
export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'upcoming';
  /** A date, or what is missing. */
  note?: ReactNode;
  /** The state in words, for those who do not see the mark. */
  stateLabel?: string;
}

/** The phases of a deal, or the chapters of a form: which are done, which runs, which come. */
export const Stepper = ({ steps, label }: { steps: Step[]; label: string }) => (
  <ol className={classes.stepper} aria-label={label}>
    {steps.map(({ id, label: words, state, note, stateLabel }, index) => (
      <li
        key={id}
        className={classes.step}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className={classes.mark} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={14} /> : index + 1}
        </span>
        <span className={classes.words}>
          <span className={classes.label}>{words}</span>
          {stateLabel ? <span className={classes.hidden}>{stateLabel}</span> : null}
          {note ? <span className={classes.note}>{note}</span> : null}
        </span>
      </li>
    ))}
  </ol>
);
