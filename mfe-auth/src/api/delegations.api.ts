import {
  type Company,
  type Deal,
  type Delegation,
  type DelegationBody,
  type DelegationPatch,
  type DelegationQuery,
  type Opportunity,
  PAGE_SIZE,
  type Paged,
  paths,
} from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export type DelegationSide = NonNullable<DelegationQuery['side']>;

/** The newest first. */
export const listDelegations = (http: HttpClient, side: DelegationSide, page: number, signal?: AbortSignal) =>
  http.get<Paged<Delegation>>(paths.delegations, { params: { side, page, page_size: 50 }, signal });

export const giveDelegation = (http: HttpClient, body: DelegationBody) =>
  http.post<Delegation>(paths.delegations, body);

export const changeDelegation = (http: HttpClient, id: number, patch: DelegationPatch) =>
  http.patch<Delegation>(paths.delegation(id), patch);

export const answerDelegation = (http: HttpClient, id: number, accepted: boolean) =>
  http.post<Delegation>(paths.answerDelegation(id), { accepted });

export const endDelegation = (http: HttpClient, id: number) => http.post<Delegation>(paths.endDelegation(id));

const FIRST_PAGE = { page: 1, page_size: PAGE_SIZE.listMax };

export const listMyCompanies = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<Company>>(paths.profileCompanies, { params: { ordering: 'name', ...FIRST_PAGE }, signal });

export const listMySales = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<Opportunity>>(paths.mySellOpportunities, { params: FIRST_PAGE, signal });

export const listMySearches = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<Opportunity>>(paths.myBuyOpportunities, { params: FIRST_PAGE, signal });

export const listMyDeals = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<Deal>>(paths.deals, { params: FIRST_PAGE, signal });
