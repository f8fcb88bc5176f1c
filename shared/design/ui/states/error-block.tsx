import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './states.module.css';

export interface ErrorBlockProps {
  title: string;
  /** What happened, what is kept, what to do. */
  text?: ReactNode;
  onRetry?: () => void;
  /** Words of the button; without them there is none. */
  retryLabel?: string;
  retrying?: boolean;
}

/** Stands in place of what failed. For what could not be loaded, `QueryView` and `LoadError` find the words. */
export const ErrorBlock = ({ title, text, onRetry, retryLabel, retrying = false }: ErrorBlockProps) => (
  <div role="alert" className={classes.state}>
    <svg className={classes.drawing} viewBox="0 0 240 72" aria-hidden="true" focusable="false">
      <path d="M2 44h70c12 0 14-16 26-16 6 0 8 4 10 8m24 8c2 4 6 8 12 8 10 0 12-8 24-8h70M112 20l4 10m12 26 4 10" />
    </svg>
    <h2 className={classes.title}>{title}</h2>
    {text ? <div className={classes.text}>{text}</div> : null}
    {onRetry && retryLabel ? (
      <div className={classes.action}>
        <Button variant="default" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      </div>
    ) : null}
  </div>
);
