import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/index.ts';
import classes from './record-page.module.css';

export interface RecordPageProps {
  /** The h1, and the title of the document. */
  title: string;
  /** The language of the title, as BCP 47. */
  titleLang?: string | null | undefined;
  /** A link back, above all else. */
  eyebrow?: ReactNode;
  /** A square at the left of title and facts. */
  picture?: ReactNode;
  /** The state, on the line of the title. */
  status?: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** The key figures, beside the picture. */
  facts?: ReactNode;
  /** A column that begins at the title and stays while the page scrolls; under the head on a narrow page. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The page of one record: its face beside title and facts, and what to do next in a column of its own. */
export const RecordPage = (props: RecordPageProps) => {
  const { title, titleLang, eyebrow, picture, status, lead, facts, aside, children } = props;
  usePageTitle(title);
  return (
    <div className={classes.page}>
      {eyebrow ? <div className={classes.eyebrow}>{eyebrow}</div> : null}
      <div className={classes.columns} data-aside={aside ? true : undefined}>
        <div className={classes.head} data-picture={picture ? true : undefined}>
          {picture ? <div className={classes.picture}>{picture}</div> : null}
          <div className={classes.heading}>
            <div className={classes.titleLine}>
              <h1 className={classes.title} tabIndex={-1} lang={titleLang ?? undefined}>
                {title}
              </h1>
              {status}
            </div>
            {lead ? <p className={classes.lead}>{lead}</p> : null}
          </div>
          {facts ? <div className={classes.facts}>{facts}</div> : null}
        </div>
        {aside ? <div className={classes.aside}>{aside}</div> : null}
        <div className={classes.body}>{children}</div>
      </div>
    </div>
  );
};
