import type { Company, Opportunity, OpportunityType, Paged } from '@handover/shared/contract';
import { PAGE_SIZE, paths } from '@handover/shared/contract';
import { type FormValue, type HttpClient, toFormData } from '@handover/shared/http';

export interface MyListParams {
  type: OpportunityType;
  search: string;
  validated: string;
}
export type OpportunityParts = Record<string, FormValue>;

export const listMyOpportunities = (
  http: HttpClient,
  { type, search, validated }: MyListParams,
  page: number,
  signal?: AbortSignal,
) =>
  http.get<Paged<Opportunity>>(type === 'buy' ? paths.myBuyOpportunities : paths.mySellOpportunities, {
    params: {
      project_title: search || undefined,
      validated: validated || undefined,
      ordering: '-created_at',
      page,
      page_size: PAGE_SIZE.list,
    },
    signal,
  });

export const createOpportunity = (http: HttpClient, type: OpportunityType, parts: OpportunityParts) =>
  http.upload<Opportunity>('post', type === 'buy' ? paths.createBuy : paths.createSell, toFormData(parts));

export const patchOpportunity = (http: HttpClient, id: number, parts: OpportunityParts) =>
  http.upload<Opportunity>('patch', paths.opportunity(id), toFormData(parts));

export const deleteOpportunity = (http: HttpClient, id: number) => http.delete(paths.opportunity(id));

/** One's own companies, for the choice of what is sold. */
export const searchCompanies = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<Company>>(paths.profileCompanies, {
    params: { ordering: 'name', page: 1, page_size: PAGE_SIZE.listMax },
    signal,
  });
