import classes from './placeholders.module.css';

/** Replaces a widget of another remote. */
export const PlaceholderWidget = ({ owner, name }: { owner: string; name: string }) => (
  <span className={classes.widget} lang="en" title={`Widget ${name}, of ${owner}`}>
    {name}
    <span className={classes.owner}> of {owner}</span>
  </span>
);
