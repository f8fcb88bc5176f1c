import { Widget } from '../../shell/index.ts';
import classes from './index-page.module.css';

/** One widget by itself. In the header it is only where the frame has a place for it. */
export const ShownWidget = ({ name }: { name: string }) => (
  <div className={classes.entry}>
    <b>{name}</b>
    <div className={classes.widget}>
      <Widget name={name} instead={<span>It could not be shown.</span>} />
    </div>
  </div>
);
