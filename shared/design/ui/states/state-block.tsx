import type { ReactNode } from 'react';
import classes from './states.module.css';

/** One drawn line: a skyline and hills, or a wire that is cut. */
const LINES = {
  empty: 'M2 62h46V30l22-12v44h20V38h30v24h14c10 0 12-18 24-18 10 0 11 10 20 10 12 0 10-28 26-28s14 36 34 36',
  broken: 'M2 44h70c12 0 14-16 26-16 6 0 8 4 10 8m24 8c2 4 6 8 12 8 10 0 12-8 24-8h70M112 20l4 10m12 26 4 10',
};

export interface StateBlockProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** A line below the action: a code for support, another way on. */
  note?: ReactNode;
  drawing?: keyof typeof LINES;
  /** It stands for the whole page: its title is the h1, and it is in the middle of the window. */
  isPage?: boolean;
  /** It is read out at once; of a page, whose title takes the focus, only the rest. */
  isAlert?: boolean;
}

/** What is shown in place of content: a drawing, a text, one action. */
export function StateBlock({
  title,
  text,
  action,
  note,
  drawing = 'empty',
  isPage,
  isAlert,
}: StateBlockProps) {
  const Title = isPage ? 'h1' : 'h2';
  const role = isAlert ? 'alert' : undefined;
  return (
    <div className={classes.state} data-page={isPage} role={isPage ? undefined : role}>
      <svg className={classes.drawing} viewBox="0 0 240 72" aria-hidden="true" focusable="false">
        <path d={LINES[drawing]} />
      </svg>
      <Title className={classes.title} tabIndex={isPage ? -1 : undefined}>
        {title}
      </Title>
      {text ? <div className={classes.text}>{text}</div> : null}
      <div role={isPage ? role : undefined}>
        {action ? <div className={classes.action}>{action}</div> : null}
        {note ? <div className={classes.note}>{note}</div> : null}
      </div>
    </div>
  );
}
