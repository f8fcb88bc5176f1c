import {
  type DealOpportunity,
  type DealOpportunityPatch,
  type OfficesBody,
  paths,
  type RevenuesBody,
} from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

export const patchSnapshot = (http: HttpClient, id: number, patch: DealOpportunityPatch) =>
  http.upload<DealOpportunity>('patch', paths.dealOpportunity(id), toFormData(patch));

export const replaceSnapshotRevenues = (http: HttpClient, id: number, body: RevenuesBody) =>
  http.post<DealOpportunity>(paths.dealOpportunityRevenues(id), body);

export const replaceSnapshotOffices = (http: HttpClient, id: number, body: OfficesBody) =>
  http.post<DealOpportunity>(paths.dealOpportunityOffices(id), body);
