import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { stateSince } from '../../rules/opportunity-state.ts';
import classes from './published-at.module.css';

/** When it was published or, if sold, when that was; on paper, which is read later, the date. */
export function PublishedAt({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { date, relative } = useFormat();
  const time = stateSince(opportunity);
  const { sold, type_of_opportunity: type } = opportunity;
  const context = sold ? (`sold_${type}` as const) : type;
  return (
    <time dateTime={time}>
      <span className={classes.ago}>{t('facts.published', { context, when: relative(time) })}</span>
      <span className={classes.date}>{t('facts.publishedOn', { context, date: date(time) })}</span>
    </time>
  );
}
