import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Facts } from '@handover/shared/overlays';
import { Link, routes } from '@handover/shared/router';
import { Anchor, Section } from '@handover/shared/ui';

/** Who waits for an answer and what runs; both are looked after on the page of deals. */
export function Interest({ opportunity: { own } }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  if (!own) return null;
  const facts = [
    { label: t('manage.requests'), value: own.number_of_pending_requests },
    { label: t('manage.deals'), value: own.number_of_active_deals },
  ];
  return (
    <Section
      title={t('manage.interest')}
      actions={
        <Anchor component={Link} to={routes.deals('owner')}>
          {t('manage.toDeals')}
        </Anchor>
      }
    >
      <Facts items={facts} />
    </Section>
  );
}
