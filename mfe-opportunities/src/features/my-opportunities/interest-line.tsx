import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { stateOf } from '../../rules/opportunity-state.ts';
import classes from './my-opportunities.module.css';

/** The interest that there is, in one line without zeroes. */
export function InterestLine({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  const { own, type_of_opportunity: context } = opportunity;
  if (!own) return null;
  const counts = [
    ['views', own.number_of_views],
    ['favorites', own.number_of_favorites],
    ['requests', own.number_of_pending_requests],
    ['deals', own.number_of_active_deals],
  ] as const;
  const parts = counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => t(`myOpportunities.${name}`, { context, count, shown: number(count) }));
  // Nobody can ask while it is not published.
  if (parts.length === 0 && stateOf(opportunity) === 'published')
    parts.push(t('myOpportunities.noInterest', { context }));
  return <span className={classes.interest}>{parts.join(' · ')}</span>;
}
