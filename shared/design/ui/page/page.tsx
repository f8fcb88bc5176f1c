import { type ReactNode, useEffect } from 'react';
import classes from './page.module.css';

const PRODUCT = 'Handover';

export interface PageProps {
  /** The h1, and the title of the document. */
  title: string;
  children?: ReactNode;
  /** Above the title: a category, or a link back. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** `read` is 72 characters wide, `work` 1200 px. */
  width?: 'read' | 'form' | 'work';
}

/** The layout of every page: title, lead, actions and content. */
export const Page = ({ title, children, eyebrow, lead, actions, width = 'work' }: PageProps) => {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  return (
    <div className={classes.page} data-width={width}>
      <div className={classes.head}>
        <div className={classes.heading}>
          {eyebrow ? <div className={classes.eyebrow}>{eyebrow}</div> : null}
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <div className={classes.lead}>{lead}</div> : null}
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
};
