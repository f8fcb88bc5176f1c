import { LoadingBlock } from '../../ui/index.ts';
import classes from './record-page.module.css';

/** The shape of a `RecordPage` while its record loads. `label` tells screen readers what is loading. */
export const RecordSkeleton = ({ label }: { label: string }) => (
  <div className={classes.page}>
    <div className={classes.eyebrow} aria-hidden="true">
      {'\u00a0'}
    </div>
    <div className={classes.columns} data-aside>
      <div className={classes.head} data-picture>
        <div className={classes.picture} aria-hidden="true">
          <LoadingBlock variant="chart" />
        </div>
        <div className={classes.heading}>
          <LoadingBlock count={2} label={label} />
        </div>
        <div className={classes.facts} aria-hidden="true">
          <LoadingBlock variant="facts" count={3} />
        </div>
      </div>
      <div className={classes.aside} aria-hidden="true">
        <LoadingBlock variant="form" count={3} />
      </div>
      <div className={classes.body} aria-hidden="true">
        <LoadingBlock count={8} />
      </div>
    </div>
  </div>
);
