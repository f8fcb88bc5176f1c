import type { Opportunity, Paged } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import type { PageCall } from '@handover/shared/ui-extra';

/** They stand in a narrow column beside the facts of the company. */
export const SALES_PAGE_SIZE = 10;

/** The opportunities made of a company of the user, newest first. */
export const listCompanySales = (
  http: HttpClient,
  companyId: number,
  page: PageCall & { acting_for: number | undefined },
  signal?: AbortSignal,
) =>
  http.get<Paged<Opportunity>>(paths.mySellOpportunities, {
    params: { company_id: companyId, ordering: '-created_at', ...page },
    signal,
  });
