import type {
  Company,
  CompanyBody,
  CompanyPatch,
  OfficesBody,
  Paged,
  RevenuesBody,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

export interface CompanyListParams {
  name?: string;
  page: number;
  page_size: number;
  ordering: string;
}

export const listCompanies = (http: HttpClient, params: CompanyListParams, signal?: AbortSignal) =>
  http.get<Paged<Company>>(paths.profileCompanies, { params: { ...params }, signal });

export const getCompany = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<Company>(paths.profileCompany(id), { signal });

export const createCompany = (http: HttpClient, body: CompanyBody) =>
  http.upload<Company>('post', paths.profileCompanies, toFormData(body));

export const patchCompany = (http: HttpClient, id: number, patch: CompanyPatch) =>
  http.upload<Company>('patch', paths.profileCompany(id), toFormData(patch));

export const deleteCompany = (http: HttpClient, id: number) => http.delete(paths.profileCompany(id));

export const replaceRevenues = (http: HttpClient, id: number, body: RevenuesBody) =>
  http.post<unknown>(paths.companyRevenues(id), body);

export const replaceOffices = (http: HttpClient, id: number, body: OfficesBody) =>
  http.post<unknown>(paths.companyOffices(id), body);
