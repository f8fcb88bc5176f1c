import type { Company, OfficesBody, Paged, RevenuesBody } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import { type FormValue, type HttpClient, toFormData } from '@handover/shared/http';

export interface CompanyListParams {
  name?: string;
  page: number;
  page_size: number;
  ordering: string;
}

/** The text parts of the multipart body; lists are ids as text. */
export type CompanyParts = Record<string, FormValue>;

export const listCompanies = (http: HttpClient, params: CompanyListParams, signal?: AbortSignal) =>
  http.get<Paged<Company>>(paths.profileCompanies, { params: { ...params }, signal });

export const getCompany = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<Company>(paths.profileCompany(id), { signal });

export const createCompany = (http: HttpClient, parts: CompanyParts) =>
  http.upload<Company>('post', paths.profileCompanies, toFormData(parts));

export const patchCompany = (http: HttpClient, id: number, parts: CompanyParts) =>
  http.upload<Company>('patch', paths.profileCompany(id), toFormData(parts));

export const deleteCompany = (http: HttpClient, id: number) => http.delete(paths.profileCompany(id));

export const replaceRevenues = (http: HttpClient, id: number, body: RevenuesBody) =>
  http.post<unknown>(paths.companyRevenues(id), body);

export const replaceOffices = (http: HttpClient, id: number, body: OfficesBody) =>
  http.post<unknown>(paths.companyOffices(id), body);
