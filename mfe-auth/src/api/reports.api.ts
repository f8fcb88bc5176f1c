import {
  type ListingReport,
  type Paged,
  paths,
  type ReportDecisionBody,
  type ReportState,
} from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Reading who reported is on record. */
export const listReports = (http: HttpClient, state: ReportState, page: number, signal: AbortSignal) =>
  http.get<Paged<ListingReport>>(paths.listingReports, { params: { state, page, page_size: 20 }, signal });

export const decideReport = (http: HttpClient, id: number, body: ReportDecisionBody) =>
  http.post<ListingReport>(paths.decideReport(id), body);
