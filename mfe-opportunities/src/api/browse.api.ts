import type {
  AccessRequest,
  AgreementText,
  Landing,
  Language,
  ListFilters,
  Opportunity,
  OpportunityType,
  Paged,
  PrivateData,
} from '@handover/shared/contract';
import { byName, flagParams, LIST_FILTERS, paths, rangeParams, withQuery } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import type { PageCall } from '@handover/shared/ui-extra';

export const ORDERINGS = ['-created_at', 'created_at', 'asking_price', '-asking_price'] as const;

export interface Range {
  min: number | null;
  max: number | null;
}

/** Ids are as fields have them; amounts are in the currency of each listing. */
export interface BrowseFilters extends ListFilters<string> {
  ordering: (typeof ORDERINGS)[number];
}
export interface BrowseParams extends BrowseFilters {
  type: OpportunityType;
}

export const PAGE_LENGTH = 24;

const filterCall = ({ type, search, ...filters }: BrowseParams) => ({
  type_of_opportunity: type,
  project_title: search || undefined,
  ...byName(LIST_FILTERS, (name) => filters[name]),
  // The sectors of a mandate have another name.
  ...(type === 'buy' && { sectors: undefined, preferred_sectors: filters.sectors }),
  ...rangeParams(filters),
  ...flagParams(filters),
});

export const listOpportunities = (
  http: HttpClient,
  { ordering, page, page_size, ...filters }: BrowseParams & PageCall,
  signal?: AbortSignal,
) =>
  http.get<Paged<Opportunity>>(paths.opportunities, {
    params: { ...filterCall({ ...filters, ordering }), ordering, page, page_size },
    signal,
  });

/** Where a feed reader finds what this search finds. It knows no favourites: it has no account. */
export const feedAddress = (params: BrowseParams, lang: Language) =>
  withQuery(paths.opportunityFeed, { ...filterCall({ ...params, favorites: false }), lang });

export const getLanding = (http: HttpClient, type: OpportunityType, path?: string, signal?: AbortSignal) =>
  http.get<Landing>(paths.landing, { params: { type_of_opportunity: type, path }, signal });

export const getOpportunity = (http: HttpClient, id: number, signal?: AbortSignal, asStranger = false) =>
  http.get<Opportunity>(paths.opportunity(id), { params: { as_stranger: asStranger || undefined }, signal });

export const getPrivateData = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<PrivateData>(paths.opportunityPrivateData(id), { signal });

export const toggleFavorite = (http: HttpClient, id: number) =>
  http.post<{ detail: string }>(paths.favorite(id));

export interface AskedAccess {
  message: string;
  /** The owner may read the buyer profile. */
  shows_profile: boolean;
  /** What the seller brings to a mandate. */
  company_id: string | null;
  /** The typed name. */
  signature: string;
  /** The text that was read. */
  agreement: Pick<AgreementText, 'version' | 'language'>;
}

export const requestAccess = (
  http: HttpClient,
  id: number,
  { message, shows_profile, signature, agreement, company_id }: AskedAccess,
) =>
  http.post<AccessRequest>(paths.requestAccess(id), {
    nda_accepted: true,
    signature,
    nda_version: agreement.version,
    language: agreement.language,
    message: message.trim() || undefined,
    // An older server does not know it.
    shows_profile: shows_profile || undefined,
    company_id: company_id ? Number(company_id) : undefined,
  });

export const withdrawRequest = (http: HttpClient, requestId: number) =>
  http.post<AccessRequest>(paths.accessRequest(requestId, 'withdraw'));
