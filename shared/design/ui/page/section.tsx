import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

export interface SectionProps {
  children: ReactNode;
  title?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** An anchor. */
  id?: string;
  /** Whether it is left out on paper, such as a place to add something. */
  screenOnly?: boolean;
  /** Whether it is not shown at present: what is in it goes on, such as an upload. */
  hidden?: boolean;
}

/** A section of a page, with an h2, which takes the focus of a link to it, and of a dialog whose opener is gone. */
export const Section = ({ children, title, lead, actions, id, screenOnly, hidden }: SectionProps) => {
  const heading = useId();
  return (
    <section
      id={id}
      className={classes.section}
      aria-labelledby={title ? heading : undefined}
      data-no-print={screenOnly}
      hidden={hidden}
    >
      {title ? (
        <div className={classes.head}>
          <div>
            <h2 id={heading} className={classes.title} tabIndex={-1}>
              {title}
            </h2>
            {lead ? <div className={classes.lead}>{lead}</div> : null}
          </div>
          {actions}
        </div>
      ) : null}
      <div>{children}</div>
    </section>
  );
};
