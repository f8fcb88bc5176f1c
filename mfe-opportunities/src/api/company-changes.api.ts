import { type CompanyChanges, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const getCompanyChanges = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<CompanyChanges>(paths.companyChanges(id), { signal });

/** Whether they were taken over or not: they are not offered again. */
export const acknowledgeCompanyChanges = (http: HttpClient, id: number) =>
  http.post<CompanyChanges>(paths.companyChanges(id));
