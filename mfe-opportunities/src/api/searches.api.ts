import type {
  OpportunityFit,
  Paged,
  SavedSearch,
  SavedSearchBody,
  SavedSearchPatch,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** One page has all that a person may have. */
const ALL = { page: 1, page_size: 100 } as const;

export const listSearches = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<SavedSearch>>(paths.savedSearches, { params: ALL, signal });

export const saveSearch = (http: HttpClient, body: SavedSearchBody) =>
  http.post<SavedSearch>(paths.savedSearches, body);

export const changeSearch = (http: HttpClient, id: number, body: SavedSearchPatch) =>
  http.patch<SavedSearch>(paths.savedSearch(id), body);

export const deleteSearch = (http: HttpClient, id: number) => http.delete(paths.savedSearch(id));

export const lookAtSearch = (http: HttpClient, id: number) => http.post<SavedSearch>(paths.lookAtSearch(id));

export const restoreSearch = (http: HttpClient, id: number) =>
  http.post<SavedSearch>(paths.restoreSearch(id));

export const listFits = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<Paged<OpportunityFit>>(paths.opportunityFits(id), { params: { page: 1, page_size: 10 }, signal });
