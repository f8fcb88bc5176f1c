import { Widget } from '../../shell/index.ts';
import classes from './index-page.module.css';

/** A widget by itself; the frame shows only those that it has a place for. */
export const ShownWidget = ({ name }: { name: string }) => (
  <div className={classes.entry}>
    <b>{name}</b>
    <div className={classes.widget}>
      <Widget name={name} fallback={<span>It could not be shown.</span>} />
    </div>
  </div>
);
