import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Facts } from '@handover/shared/ui-extra';

export function DealFacts({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('deals');
  const { money } = useFormat();
  const label = useLabel();
  const place = [opportunity.region, opportunity.country].flatMap((part) => (part ? [label(part)] : []));
  const price = opportunity.asking_price;

  return (
    <Facts
      items={[
        { label: t('overview.type'), value: t(`overview.types.${opportunity.type_of_opportunity}`) },
        {
          label: t('overview.sectors'),
          value: opportunity.sectors.map((sector) => label(sector)).join(', '),
        },
        { label: t('overview.place'), value: place.join(', ') },
        {
          label: t('overview.price'),
          value: price === null ? null : money(price, opportunity.preferred_currency),
        },
      ]}
    />
  );
}
