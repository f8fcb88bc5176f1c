import classes from './stand-ins.module.css';

/** In place of a widget of another remote. */
export const StandInWidget = ({ owner, name }: { owner: string; name: string }) => (
  <span className={classes.widget} lang="en" title={`Widget ${name}, of ${owner}`}>
    {name}
    <span className={classes.owner}> of {owner}</span>
  </span>
);
