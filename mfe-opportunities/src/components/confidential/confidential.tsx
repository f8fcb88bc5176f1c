import type { ReactNode } from 'react';
import classes from './confidential.module.css';

interface ConfidentialProps {
  children: ReactNode;
  /** The public text, which is printed in place of the confidential one. */
  teaser?: ReactNode;
  /** True within a line of text. */
  inline?: boolean;
}

/**
 * Content that only the viewer's role shows. A printed page leaves it out, unless it is printed with
 * `printConfidential`.
 */
export const Confidential = ({ children, teaser, inline = false }: ConfidentialProps) => {
  const Part = inline ? 'span' : 'div';
  return (
    <>
      <Part className={classes.confidential}>{children}</Part>
      {teaser ? <Part className={classes.teaser}>{teaser}</Part> : null}
    </>
  );
};
