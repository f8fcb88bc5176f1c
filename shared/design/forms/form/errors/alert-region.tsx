import type { ReactNode, Ref } from 'react';
import classes from './alert-region.module.css';

export interface AlertRegionProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A live region for a failure. It is rendered before there is one, so that screen readers announce it; while empty it takes no space. */
export const AlertRegion = ({ ref, children }: AlertRegionProps) => (
  <div ref={ref} role="alert" className={classes.region}>
    {children}
  </div>
);
