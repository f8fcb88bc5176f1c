import type { ReactNode, Ref } from 'react';
import classes from './alert-place.module.css';

export interface AlertPlaceProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Where a failure will be told: there from the beginning, so that it is read out. While it is empty it takes no room, not even a gap. */
export const AlertPlace = ({ ref, children }: AlertPlaceProps) => (
  <div ref={ref} role="alert" className={classes.place}>
    {children}
  </div>
);
