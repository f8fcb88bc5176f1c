import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Facts } from '@handover/shared/overlays';
import { useTeaserFacts } from './use-teaser-facts.ts';

/** The quiet strip under the title: for sale what it is, for a mandate what is looked for. */
export function FactsStrip({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const facts = useTeaserFacts(opportunity);
  if (opportunity.type_of_opportunity === 'buy')
    return (
      <Facts
        items={[
          { label: t('facts.wantedRevenue'), value: facts.wantedRevenue },
          { label: t('facts.wantedEbitda'), value: facts.wantedEbitda },
        ]}
      />
    );
  return (
    <Facts
      items={[
        { label: t('facts.revenue'), value: facts.revenue, note: facts.year },
        { label: t('facts.ebitda'), value: facts.ebitda, note: facts.year },
        { label: t('facts.people'), value: facts.people },
        {
          label: t('facts.price'),
          value: facts.price || t('facts.priceOnRequest'),
          note: facts.multiple && t('facts.ofEbitda', { multiple: facts.multiple }),
        },
      ]}
    />
  );
}
