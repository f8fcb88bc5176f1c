import {
  type Deal,
  type DealDetail,
  type DealPhase,
  type DealRole,
  type Paged,
  paths,
} from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export interface DealFilter {
  role: DealRole;
  archived: boolean;
}

export const fetchDeals = (http: HttpClient, filter: DealFilter, page: number, signal: AbortSignal) =>
  http.get<Paged<Deal>>(paths.deals, {
    params: { role: filter.role, archived: filter.archived, page, ordering: '-updated_at' },
    signal,
  });

export const fetchDeal = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<DealDetail>(paths.deal(id), { signal });

export const setPhase = (http: HttpClient, id: number, phase: DealPhase) =>
  http.post(paths.setPhase(id), { phase });

/** One call for both directions. */
export const togglePause = (http: HttpClient, id: number) => http.post(paths.pauseDeal(id));

export const cancelDeal = (http: HttpClient, id: number, reason: string) =>
  http.post(paths.cancelDeal(id), { cancellation_reason: reason });

export const completeDeal = (http: HttpClient, id: number) => http.post(paths.completeDeal(id));

/** The archive is the viewer's own. */
export const toggleArchived = (http: HttpClient, id: number) => http.post(paths.archiveDeal(id));

export const changeExclusivity = (http: HttpClient, id: number, endDate: string) =>
  http.post(paths.changeExclusivity(id), { exclusivity_period_end_time: endDate });
