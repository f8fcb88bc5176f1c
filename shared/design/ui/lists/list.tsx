import type { ReactNode } from 'react';
import { Link } from '../../../kernel/router/index.ts';
import classes from './list.module.css';

/** A quiet list of <ListRow>. */
export const List = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
);

export interface ListRowProps {
  title: ReactNode;
  /** The whole row follows it. */
  href?: string;
  leading?: ReactNode;
  text?: ReactNode;
  /** At the right: a status, a date, one action. */
  trailing?: ReactNode;
  /** Not yet read or seen. */
  marked?: boolean;
}

/** One line of a quiet list: what, a word about it, and at most one action. */
export const ListRow = ({ title, href, leading, text, trailing, marked = false }: ListRowProps) => (
  <li className={classes.row} data-marked={marked || undefined}>
    {leading ? <span className={classes.leading}>{leading}</span> : null}
    <span className={classes.words}>
      {href ? (
        <Link to={href} className={classes.link}>
          {title}
        </Link>
      ) : (
        <span className={classes.title}>{title}</span>
      )}
      {text ? <span className={classes.text}>{text}</span> : null}
    </span>
    {trailing ? <span className={classes.trailing}>{trailing}</span> : null}
  </li>
);
