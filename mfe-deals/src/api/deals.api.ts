import {
  type Company,
  type Deal,
  type DealDetail,
  type DealListCounts,
  type DealPhase,
  PAGE_SIZE,
  type Paged,
  paths,
  type TimelineEntry,
  type TimelineKind,
} from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

/** The parameters of the list's query that are set. */
export type DealParams = Partial<
  Record<
    | 'acting_for'
    | 'side'
    | 'group'
    | 'archived'
    | 'project_title'
    | 'sectors'
    | 'date_from'
    | 'date_to'
    | 'ordering',
    string
  >
>;

/** The deals in groups by whose turn it is. */
export const fetchDeals = (
  http: HttpClient,
  params: DealParams & { page: number; page_size: number },
  signal: AbortSignal,
) => http.get<Paged<Deal>>(paths.deals, { params: { grouped: true, ...params }, signal });

/** The counts for the filters of the list. */
export const fetchDealCounts = (http: HttpClient, params: DealParams, signal: AbortSignal) =>
  http.get<DealListCounts>(paths.dealCounts, { params, signal });

export const fetchDeal = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<DealDetail>(paths.deal(id), { signal });

export const fetchMyCompanies = (http: HttpClient, signal: AbortSignal) =>
  http.get<Paged<Company>>(paths.profileCompanies, {
    params: { ordering: 'name', page: 1, page_size: PAGE_SIZE.listMax },
    signal,
  });

export const attachCompany = (http: HttpClient, id: number, company_id: number) =>
  http.post(paths.attachCompany(id), { company_id });

export const setPhase = (http: HttpClient, id: number, phase: DealPhase) =>
  http.post(paths.setPhase(id), { phase });

/** One call for both directions; it says which one is meant, since the other side may have acted meanwhile. */
export const setPaused = (http: HttpClient, id: number, pause: boolean) =>
  http.post(paths.pauseDeal(id), { pause });

export const cancelDeal = (http: HttpClient, id: number, reason: string) =>
  http.post(paths.cancelDeal(id), { cancellation_reason: reason });

/** What the seller says of the sale. */
export interface SaleInput {
  final_price: number | null;
  currency: number;
  closed_on: string;
  file: File | null;
}

/** An empty body completes what the buyer has confirmed before. */
export const completeDeal = (http: HttpClient, id: number, sale?: SaleInput) =>
  sale
    ? http.upload('post', paths.completeDeal(id), toFormData({ ...sale }))
    : http.post(paths.completeDeal(id));

/** What was read is answered, and nothing that replaced it; with no id, the buyer confirms before it is asked. */
export const answerCompletion = (
  http: HttpClient,
  id: number,
  answer: { confirmed: boolean; reason?: string; completion?: number },
) => http.post(paths.answerCompletion(id), answer);

export const withdrawCompletion = (http: HttpClient, id: number) => http.post(paths.withdrawCompletion(id));

/** The archive is the viewer's own. One call for both directions, as `setPaused`. */
export const setArchived = (http: HttpClient, id: number, archived: boolean) =>
  http.post(paths.archiveDeal(id), { archived });

export const changeExclusivity = (http: HttpClient, id: number, endDate: string) =>
  http.post(paths.changeExclusivity(id), { exclusivity_period_end_time: endDate });

/** The seller side asks for an earlier end, the buyer side answers. */
export const proposeExclusivityEnd = (http: HttpClient, id: number, endDate: string) =>
  http.post(paths.proposeExclusivityEnd(id), { exclusivity_period_end_time: endDate });

export const answerExclusivityProposal = (http: HttpClient, id: number, agreed: boolean) =>
  http.post(paths.answerExclusivityProposal(id), { agreed });

export const withdrawExclusivityProposal = (http: HttpClient, id: number) =>
  http.post(paths.withdrawExclusivityProposal(id));

/** The latest first; of all kinds where none is named. */
export const fetchTimeline = (
  http: HttpClient,
  id: number,
  kinds: readonly TimelineKind[],
  page: number,
  signal: AbortSignal,
) =>
  http.get<Paged<TimelineEntry>>(paths.dealTimeline(id), {
    params: { page, ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}) },
    signal,
  });
