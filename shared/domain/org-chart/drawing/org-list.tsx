import type { Branch } from '../forest.ts';
import classes from './org-chart.module.css';
import { PersonBox } from './person-box.tsx';

/** The chart as nested lists: for screen readers, narrow pages, and print. */
export const OrgList = ({ forest }: { forest: readonly Branch[] }) => (
  <ul className={classes.branches}>
    {forest.map(({ node, reports }) => (
      <li key={node.id}>
        <div className={classes.entry}>
          <PersonBox node={node} />
        </div>
        {reports.length > 0 ? <OrgList forest={reports} /> : null}
      </li>
    ))}
  </ul>
);
