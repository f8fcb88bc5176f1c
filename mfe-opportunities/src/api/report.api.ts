import { paths, type ReportBody, type ReportReceipt } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const reportListing = (http: HttpClient, id: number, body: ReportBody) =>
  http.post<ReportReceipt>(paths.reportOpportunity(id), body);
