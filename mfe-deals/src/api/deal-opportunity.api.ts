import {
  type DealOpportunity,
  type DealOpportunityPatch,
  type OfficesBody,
  paths,
  type RevenuesBody,
} from '@handover/shared/contract';
import { type CallOptions, type HttpClient, toFormData } from '@handover/shared/http';

type Condition = Pick<CallOptions, 'ifUnchangedSince'>;

export const patchSnapshot = (
  http: HttpClient,
  id: number,
  patch: DealOpportunityPatch,
  options: Condition,
) => http.upload<DealOpportunity>('patch', paths.dealOpportunity(id), toFormData(patch), options);

export const replaceSnapshotRevenues = (
  http: HttpClient,
  id: number,
  body: RevenuesBody,
  options: Condition,
) => http.post<DealOpportunity>(paths.dealOpportunityRevenues(id), body, options);

export const replaceSnapshotOffices = (http: HttpClient, id: number, body: OfficesBody, options: Condition) =>
  http.post<DealOpportunity>(paths.dealOpportunityOffices(id), body, options);
