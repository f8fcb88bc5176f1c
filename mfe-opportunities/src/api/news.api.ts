import { type Opportunity, type OpportunityType, type Paged, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** What is looked for; an end that is null and a list without sectors filter nothing. */
export interface Wanted {
  type: OpportunityType;
  sectors: readonly string[];
  revenue: { min: number | null; max: number | null };
}

/** The newest that can still be had. */
export const listNews = (
  http: HttpClient,
  { type, sectors, revenue }: Wanted,
  page_size: number,
  signal: AbortSignal,
) =>
  http.get<Paged<Opportunity>>(paths.opportunities, {
    params: {
      type_of_opportunity: type,
      // The sectors of a mandate have another name.
      [type === 'buy' ? 'preferred_sectors' : 'sectors']: sectors,
      revenue_min: revenue.min,
      revenue_max: revenue.max,
      under_exclusivity: false,
      ordering: '-created_at',
      page: 1,
      page_size,
    },
    signal,
  });

/** The newest favourites of both types; those that were sold are among them. */
export const listFavorites = (http: HttpClient, page_size: number, signal: AbortSignal) =>
  http.get<Paged<Opportunity>>(paths.opportunities, {
    params: { is_favorite: true, ordering: '-created_at', page: 1, page_size },
    signal,
  });
