import type { Opportunity, Paged } from '@handover/shared/contract';
import { PAGE_SIZE, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** The opportunities made of a company of the user, newest first. */
export const listCompanySales = (http: HttpClient, companyId: number, signal?: AbortSignal) =>
  http.get<Paged<Opportunity>>(paths.mySellOpportunities, {
    params: { company_id: companyId, ordering: '-created_at', page_size: PAGE_SIZE.listMax },
    signal,
  });
