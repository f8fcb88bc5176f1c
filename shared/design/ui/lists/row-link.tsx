import type { ReactNode } from 'react';
import { Link } from '../../../kernel/router/index.ts';
import classes from './row-link.module.css';

export interface RowLinkProps {
  to: string;
  children: ReactNode;
  /** The title of an opportunity, in the face of titles. */
  isProject?: boolean;
  /** The whole row, which must be positioned, is the target. */
  coversRow?: boolean;
}

/** The link of a row in a list or table. */
export const RowLink = ({ to, children, isProject = false, coversRow = false }: RowLinkProps) => (
  <Link
    to={to}
    className={classes.link}
    data-project={isProject || undefined}
    data-covers={coversRow || undefined}
  >
    {children}
  </Link>
);
