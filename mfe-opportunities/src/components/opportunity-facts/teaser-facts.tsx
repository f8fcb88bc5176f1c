import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Facts } from '@handover/shared/ui-extra';
import { useTeaserFacts } from '../teaser/use-teaser-facts.ts';

/** The figures under the title: those of the business for sale, or those that a mandate looks for. */
export function TeaserFacts({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const facts = useTeaserFacts(opportunity);
  if (opportunity.type_of_opportunity === 'buy')
    return (
      <Facts
        items={[
          { label: t('facts.preferredRevenue'), value: facts.preferredRevenue || t('facts.anySize') },
          { label: t('facts.preferredEbitda'), value: facts.preferredEbitda || t('facts.anySize') },
        ]}
      />
    );
  return (
    <Facts
      items={[
        { label: t('facts.revenue'), value: facts.revenue, note: facts.year },
        { label: t('facts.ebitda'), value: facts.ebitda, note: facts.year },
        { label: t('facts.employees'), value: facts.employees },
        {
          label: t('facts.price'),
          value: facts.shortPrice || t('facts.priceOnRequest'),
          note: facts.multiple && t('facts.ofEbitda', { multiple: facts.multiple }),
        },
      ]}
    />
  );
}
