import type { ReactNode } from 'react';
import { Icon } from '../../ui/index.ts';
import classes from './stepper.module.css';

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'upcoming';
  /** A date, or what is missing. */
  note?: ReactNode;
  /** The state as text, for screen readers. */
  stateLabel?: string;
}

interface StepperProps {
  steps: Step[];
  label: string;
  /** The state in a line, shown in place of the steps on a narrow page: 'Step 4 of 5: SPA negotiation'. */
  summary: string;
}

/** The steps of a process, such as the phases of a deal, with their states: a line 40 px high. */
export const Stepper = ({ steps, label, summary }: StepperProps) => (
  <div>
    <p className={classes.summary} aria-hidden="true">
      {summary}
    </p>
    <ol className={classes.stepper} aria-label={label}>
      {steps.map(({ id, label: stepLabel, state, note, stateLabel }, index) => (
        <li
          key={id}
          className={classes.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true">
            {state === 'done' ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <span className={classes.text}>
            <span className={classes.label}>{stepLabel}</span>
            {stateLabel ? <span className={classes.hidden}>{stateLabel}</span> : null}
            {note ? <span className={classes.note}>{note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  </div>
);
