import type { ReactNode } from 'react';
import classes from './status.module.css';

export type StatusKind = 'open' | 'waiting' | 'running' | 'closed' | 'danger';

/** Each kind has its own shape, so that colour is not the only difference. */
const SHAPES: Record<StatusKind, string> = {
  open: 'M6 1.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z',
  waiting: 'M6 2.250a3.750 3.750 0 1 1 0 7.500 3.750 3.750 0 0 1 0-7.500ZM6 4v2.200l1.400 1',
  running: 'M3 1.800 10 6l-7 4.200V1.800Z',
  closed: 'M2.500 2.500h7v7h-7z',
  danger: 'M6 1.200 11.200 10.500H.800L6 1.200Z',
};

export interface StatusProps {
  kind: StatusKind;
  children: ReactNode;
  /** `text` is for dense lists: without a background. */
  variant?: 'pill' | 'text';
}

/** A status, by shape, colour and text. */
export const Status = ({ kind, children, variant = 'pill' }: StatusProps) => (
  <span className={classes.status} data-kind={kind} data-variant={variant}>
    <svg width="10" height="10" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path
        d={SHAPES[kind]}
        fill={kind === 'waiting' || kind === 'closed' ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
    </svg>
    {children}
  </span>
);
