import type { Opportunity, Paged } from '@handover/shared/contract';
import { PAGE_SIZE, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** A page of what the user offers, of all their companies. */
export const listMySales = (http: HttpClient, page: number, signal?: AbortSignal) =>
  http.get<Paged<Opportunity>>(paths.mySellOpportunities, {
    params: { page, page_size: PAGE_SIZE.listMax },
    signal,
  });
