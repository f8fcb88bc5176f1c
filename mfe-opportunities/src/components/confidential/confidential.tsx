import type { ReactNode } from 'react';
import classes from './confidential.module.css';

interface ConfidentialProps {
  children: ReactNode;
  /** On paper in its place: what everyone may read. */
  teaser?: ReactNode;
}

/** What only the viewer's role shows. A printed page leaves it out, unless it is printed with `printConfidential`. */
export const Confidential = ({ children, teaser }: ConfidentialProps) => (
  <>
    <div className={classes.confidential}>{children}</div>
    {teaser ? <div className={classes.teaser}>{teaser}</div> : null}
  </>
);
