import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, Section } from '@handover/shared/ui';
import { Facts } from '@handover/shared/ui-extra';

/** How many requests and deals there are; they are handled on the page of deals. */
export function Interest({ opportunity: { own } }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  if (!own) return null;
  const facts = [
    { label: t('myOpportunity.requests'), value: own.number_of_pending_requests },
    { label: t('myOpportunity.deals'), value: own.number_of_active_deals },
  ];
  return (
    <Section
      title={t('myOpportunity.interest')}
      actions={
        <Anchor component={Link} to={routes.deals('owner')}>
          {t('myOpportunity.openDeals')}
        </Anchor>
      }
    >
      <Facts items={facts} />
    </Section>
  );
}
