import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Icon, VisuallyHidden } from '@handover/shared/ui';
import classes from './my-opportunities.module.css';

/** Views, favourites and requests: an icon and a number each, a sentence for screen readers and the mouse. */
export function InterestCounts({
  opportunity: { own, type_of_opportunity: context },
}: {
  opportunity: Opportunity;
}) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  if (!own) return null;
  const counts = [
    ['views', 'eye', own.number_of_views],
    ['favorites', 'heart', own.number_of_favorites],
    ['requests', 'users', own.number_of_pending_requests],
  ] as const;
  return (
    <span className={classes.counts}>
      {counts.map(([name, icon, count]) => {
        const sentence = t(`myOpportunities.${name}`, { context, count, shown: number(count) });
        return (
          <span key={name} className={classes.count} title={sentence}>
            <Icon name={icon} size={16} />
            <span aria-hidden="true">{number(count)}</span>
            <VisuallyHidden>{sentence}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
