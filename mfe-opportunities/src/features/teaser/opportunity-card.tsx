import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { TeaserCard } from '@handover/shared/ui';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import { ListingStatus } from './listing-status.tsx';
import { useTeaserWords } from './use-teaser-words.ts';

interface OpportunityCardProps {
  opportunity: Opportunity;
  href?: string;
  /** Off where the card is a preview of one's own. */
  favorite?: boolean;
}

export const OpportunityCard = ({ opportunity, href, favorite = true }: OpportunityCardProps) => {
  const { t } = useTranslation('opportunities');
  const words = useTeaserWords(opportunity);
  const sector = opportunity.sectors[0]?.name;
  const facts = [
    { label: t('teaser.revenue'), value: words.revenue },
    { label: t('teaser.ebitda'), value: words.ebitda },
    { label: t('teaser.people'), value: words.people },
  ];
  return (
    <TeaserCard
      level={2}
      title={opportunity.project_title}
      href={href ?? routes.opportunity(opportunity.id)}
      seed={opportunity.sub_sectors[0]?.name ?? sector ?? opportunity.project_title}
      sector={sector}
      place={[words.sectors, words.place].filter(Boolean).join(' · ')}
      facts={facts.filter(({ value }) => value !== '')}
      price={opportunity.type_of_opportunity === 'buy' ? t('teaser.mandate') : words.price}
      multiple={words.multiple}
      age={words.age}
      status={<ListingStatus opportunity={opportunity} />}
      favorite={favorite ? <FavoriteButton opportunity={opportunity} /> : undefined}
    />
  );
};
