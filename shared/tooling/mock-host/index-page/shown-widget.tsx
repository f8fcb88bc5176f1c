import { Widget } from '@handover/shared/shell';
import classes from './index-page.module.css';

/** A widget by itself; frame and pages show only those that they have a place for. */
export const ShownWidget = ({ name }: { name: string }) => (
  <div className={classes.shown}>
    <b>{name}</b>
    <div className={classes.widget}>
      <Widget name={name} fallback={<span>It could not be shown.</span>} />
    </div>
  </div>
);
