import type { ComponentProps } from 'react';
import { Face } from '../../ui/index.ts';
import classes from './swatch.module.css';

/** The face of an opportunity as a small square at the start of a row. */
export const Swatch = (props: Omit<ComponentProps<typeof Face>, 'className'>) => (
  <span className={classes.swatch}>
    <Face {...props} />
  </span>
);
