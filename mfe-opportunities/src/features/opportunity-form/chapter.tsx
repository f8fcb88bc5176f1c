import type { ReactNode } from 'react';
import classes from './opportunity-form.module.css';

interface ChapterProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading that the list at the side leads to. */
export const Chapter = ({ id, title, lead, children }: ChapterProps) => (
  <section id={id} className={classes.chapter} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={classes.title}>
      {title}
    </h2>
    {lead ? <p className={classes.lead}>{lead}</p> : null}
    <div className={classes.fields}>{children}</div>
  </section>
);
