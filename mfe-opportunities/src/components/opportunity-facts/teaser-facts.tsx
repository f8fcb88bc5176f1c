import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Facts } from '@handover/shared/ui-extra';
import { marginRange } from '../teaser/margin-range.ts';
import { useTeaserFacts } from '../teaser/use-teaser-facts.ts';
import { useToldFacts } from './use-told-facts.ts';

interface TeaserFactsProps {
  opportunity: Opportunity;
  withPrice: boolean;
}

/** The figures under the title: those of the business for sale, or what a mandate looks for. */
export function TeaserFacts({ opportunity, withPrice }: TeaserFactsProps) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  const facts = useTeaserFacts(opportunity);
  const told = useToldFacts(opportunity);
  if (opportunity.type_of_opportunity === 'buy')
    return (
      <Facts
        items={[
          { label: t('facts.preferredRevenue'), value: facts.preferredRevenue || t('facts.anySize') },
          { label: t('facts.preferredEbitda'), value: facts.preferredEbitda || t('facts.anySize') },
          { label: t('facts.preferredPlace'), value: facts.place || t('facts.anyPlace') },
        ]}
      />
    );
  const { bands } = opportunity;
  const range = bands && marginRange(bands.ebitda, bands.revenue);
  const percent = (ratio: number) => number(ratio * 100, 0);
  const margin = range && t('rows.percents', { low: percent(range.low), high: percent(range.high) });
  return (
    <Facts
      items={[
        { label: t('facts.revenue'), value: facts.revenue, note: facts.year },
        { label: t('facts.ebitda'), value: facts.ebitda, note: margin && t('facts.ofRevenue', { margin }) },
        { label: t('facts.employees'), value: facts.employees },
        ...told,
        {
          label: t('facts.price'),
          value: withPrice ? facts.shortPrice || t('facts.priceOnRequest') : '',
          note: facts.multiple && t('facts.ofEbitda', { multiple: facts.multiple }),
        },
      ]}
    />
  );
}
