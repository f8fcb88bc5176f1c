import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Facts } from '@handover/shared/ui';
import { useTeaserWords } from '../teaser/use-teaser-words.ts';

export const OpportunityFacts = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const words = useTeaserWords(opportunity);
  const year = opportunity.bands?.year;
  return (
    <Facts
      items={[
        { label: t('teaser.sectors'), value: words.sectors },
        { label: t('teaser.place'), value: words.place },
        { label: t('teaser.revenue'), value: words.revenue, note: year },
        { label: t('teaser.ebitda'), value: words.ebitda, note: year },
        { label: t('teaser.people'), value: words.people },
        {
          label: t('teaser.price'),
          value: words.price,
          note: words.multiple ? t('teaser.multiple', { range: words.multiple }) : undefined,
        },
      ]}
    />
  );
};
