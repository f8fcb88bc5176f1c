import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { stateSince } from '../../rules/opportunity-state.ts';
import classes from './published-at.module.css';

/** The time since it was published or, if sold, since the sale; on paper, which is read later, the date. */
export function PublishedAt({ opportunity }: { opportunity: Opportunity }) {
  const { date, relative } = useFormat();
  const time = stateSince(opportunity);
  return (
    <time dateTime={time}>
      <span className={classes.ago}>{relative(time)}</span>
      <span className={classes.date}>{date(time)}</span>
    </time>
  );
}
