import type { ComponentType } from 'react';
import classes from '../stories.module.css';

export interface Example {
  /** The component, and the state if there are several. */
  name: string;
  Example: ComponentType;
}

/** One story that shows several states below each other. */
export const examples = (shown: Example[]) => ({
  render: () =>
    shown.map(({ name, Example }) => (
      <section key={name} className={classes.example}>
        <h2>{name}</h2>
        <Example />
      </section>
    )),
});
