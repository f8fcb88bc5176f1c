import type { ReactNode } from 'react';
import classes from './page.module.css';
import { usePageTitle } from './use-page-title.ts';

export interface PageProps {
  /** The h1. */
  title: string;
  /** The title of the document, where it says more than the h1. */
  documentTitle?: string;
  children?: ReactNode;
  /** A category or a link back, above the title. */
  eyebrow?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The subject and state of the page, beside its title. */
  status?: ReactNode;
  /** The actions at the end of the title's line. */
  actions?: ReactNode;
  /** `read` is 72 characters wide, `work` 1200 px. */
  width?: 'read' | 'form' | 'work';
}

/** The layout of every page: its head, which is low, and the content. */
export const Page = ({
  title,
  documentTitle = title,
  children,
  eyebrow,
  lead,
  status,
  actions,
  width = 'work',
}: PageProps) => {
  usePageTitle(documentTitle);
  const heading = (
    <h1 className={classes.title} tabIndex={-1}>
      {title}
    </h1>
  );
  return (
    <div className={classes.page} data-width={width}>
      <div className={classes.head}>
        {eyebrow ? <div className={classes.eyebrow}>{eyebrow}</div> : null}
        {status ? (
          <div className={classes.titleLine}>
            {heading}
            {status}
          </div>
        ) : (
          heading
        )}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
        {lead ? <div className={classes.lead}>{lead}</div> : null}
      </div>
      {children}
    </div>
  );
};
