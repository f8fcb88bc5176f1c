import type { Opportunity } from '@handover/shared/contract';
import { memo } from 'react';
import { FavoriteButton } from '../../../components/favorite-button.tsx';
import { Teaser } from '../../../components/teaser/teaser.tsx';
import { TeaserRow } from '../../../components/teaser/teaser-row.tsx';
import type { View } from '../use-browse-address.ts';

interface ResultItemProps {
  opportunity: Opportunity;
  view: View;
}

/** One of the list. Scrolling renders the list again and again, but only those that come into sight. */
export const ResultItem = memo(({ opportunity, view }: ResultItemProps) => {
  const favorite = <FavoriteButton opportunity={opportunity} />;
  return view === 'cards' ? (
    <Teaser opportunity={opportunity} favorite={favorite} />
  ) : (
    <TeaserRow opportunity={opportunity} favorite={favorite} />
  );
});
