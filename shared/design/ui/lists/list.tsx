import type { ReactNode } from 'react';
import classes from './list.module.css';
import { RowLink } from './row-link.tsx';

/** A list of `ListRow`. */
export const List = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
);

export interface ListRowProps {
  title: ReactNode;
  /** Makes the whole row a link. */
  href?: string;
  leading?: ReactNode;
  text?: ReactNode;
  /** The content at the end of the item: a status, a date, one action. */
  trailing?: ReactNode;
  /** The title is that of an opportunity. */
  isProject?: boolean;
  /** Whether it is unread. */
  marked?: boolean;
}

export const ListRow = ({
  title,
  href,
  leading,
  text,
  trailing,
  isProject,
  marked = false,
}: ListRowProps) => (
  <li className={classes.row} data-marked={marked || undefined}>
    {leading ? <span className={classes.leading}>{leading}</span> : null}
    <span className={classes.content}>
      {href ? (
        <RowLink to={href} isProject={isProject} coversRow>
          {title}
        </RowLink>
      ) : (
        <span className={classes.title}>{title}</span>
      )}
      {text ? <span className={classes.text}>{text}</span> : null}
    </span>
    {trailing ? <span className={classes.trailing}>{trailing}</span> : null}
  </li>
);
