import type {
  AccessRequest,
  Opportunity,
  OpportunityType,
  Paged,
  PrivateData,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export interface BrowseParams {
  type: OpportunityType | undefined;
  search: string;
  sector: string;
  ordering: string;
  favorites: boolean;
}

export const PAGE_LENGTH = 12;

export const listOpportunities = (
  http: HttpClient,
  { type, search, sector, ordering, favorites }: BrowseParams,
  page: number,
  signal?: AbortSignal,
) =>
  http.get<Paged<Opportunity>>(paths.opportunities, {
    params: {
      type_of_opportunity: type,
      project_title: search || undefined,
      // The sectors of a mandate have another name.
      [type === 'buy' ? 'preferred_sector' : 'sector']: sector || undefined,
      is_favorite: favorites || undefined,
      ordering,
      page,
      page_size: PAGE_LENGTH,
    },
    signal,
  });

export const getOpportunity = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<Opportunity>(paths.opportunity(id), { signal });

export const getPrivateData = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<PrivateData>(paths.opportunityPrivateData(id), { signal });

export const toggleFavorite = (http: HttpClient, id: number) =>
  http.post<{ detail: string }>(paths.favorite(id));

export const requestAccess = (http: HttpClient, id: number, message: string) =>
  http.post<AccessRequest>(paths.requestAccess(id), {
    nda_accepted: true,
    message: message.trim() || undefined,
  });
