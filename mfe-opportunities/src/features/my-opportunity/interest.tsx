import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor } from '@handover/shared/ui';
import { useId } from 'react';
import classes from './interest.module.css';

/** The numbers of views, favourites and requests. Requests and deals are handled on the page of deals. */
export function Interest({
  opportunity: { id, own, sold, type_of_opportunity: context, acting_for: actingFor },
}: {
  opportunity: Opportunity;
}) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  const heading = useId();
  if (!own) return null;
  const counts = {
    views: own.number_of_views,
    favorites: own.number_of_favorites,
    requests: own.number_of_pending_requests,
    deals: own.number_of_active_deals,
  };
  return (
    <section className={classes.interest} aria-labelledby={heading}>
      <h3 id={heading} className={classes.title}>
        {t('myOpportunity.interest')}
      </h3>
      <dl className={classes.counts}>
        {Object.entries(counts).map(([name, count]) => (
          <div key={name} className={classes.count}>
            <dt>{t(`myOpportunity.${name}`, { context })}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.links}>
        <Anchor component={Link} to={routes.deals('owner', { acting_for: actingFor?.delegation_id })}>
          {t('myOpportunity.openDeals', { context })}
        </Anchor>
        {context === 'sell' && (own.number_of_active_deals > 0 || sold) ? (
          <Anchor component={Link} to={routes.offers(id)}>
            {t('myOpportunity.offers')}
          </Anchor>
        ) : null}
      </div>
    </section>
  );
}
