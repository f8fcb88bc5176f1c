import { type Opportunity, type OwnListing, routes } from '@handover/shared/contract';

const stateOf = ({ sold, validated }: Pick<Opportunity, 'sold' | 'validated'>): OwnListing['state'] => {
  if (sold) return 'sold';
  if (validated === null) return 'under_review';
  return validated ? 'published' : 'rejected';
};

/** What a stranger reads of a listing, and its state; `validated` is that of the record. */
export const ownListing = (
  listing: Opportunity,
  validated: boolean | null,
  publicUrl: string,
): OwnListing => ({
  id: listing.id,
  type_of_opportunity: listing.type_of_opportunity,
  state: stateOf({ sold: listing.sold, validated }),
  project_title: listing.project_title,
  url: publicUrl + routes.opportunity(listing.id),
  sectors: listing.sectors,
  sub_sectors: listing.sub_sectors,
  country: listing.country,
  region: listing.region,
  activity: listing.activity,
  unique_selling_proposition: listing.unique_selling_proposition,
  preferred_description: listing.preferred_description,
  asking_price: listing.asking_price,
  currency: listing.preferred_currency,
  revenue: listing.bands?.revenue ?? null,
  ebitda: listing.bands?.ebitda ?? null,
  published_at: validated ? listing.published_at : null,
  updated_at: listing.updated_at,
});
