import { type DealOpportunity, type OfficesBody, paths, type RevenuesBody } from '@handover/shared/contract';
import { type FormValue, type HttpClient, toFormData } from '@handover/shared/http';

export type SnapshotParts = Record<string, FormValue>;

export const patchSnapshot = (http: HttpClient, id: number, parts: SnapshotParts) =>
  http.upload<DealOpportunity>('patch', paths.dealOpportunity(id), toFormData(parts));

export const replaceSnapshotRevenues = (http: HttpClient, id: number, body: RevenuesBody) =>
  http.post<DealOpportunity>(paths.dealOpportunityRevenues(id), body);

export const replaceSnapshotOffices = (http: HttpClient, id: number, body: OfficesBody) =>
  http.post<DealOpportunity>(paths.dealOpportunityOffices(id), body);
