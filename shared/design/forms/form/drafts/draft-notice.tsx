import { DraftLines } from './draft-lines.tsx';
import classes from './draft-notice.module.css';

interface DraftNoticeProps {
  /** This is obsolete: the form knows it. */
  draftKey?: string;
  /** Also when a draft was stored: in the form of a record, which is saved by its button. */
  withSaved?: boolean;
}

/**
 * Tells that a draft was restored, and what can be done about it, in one line that stays in sight while the form is.
 * Render it after the fields of a form with a `draftKey`. Its line is kept free, so that nothing moves when it
 * appears.
 */
export const DraftNotice = ({ withSaved }: DraftNoticeProps) => (
  <div className={classes.notice}>
    <DraftLines withSaved={withSaved} />
  </div>
);
