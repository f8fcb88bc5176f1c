import type {
  Company,
  CompanyBody,
  CompanyImport,
  CompanyPatch,
  ImportedCompanies,
  OfficesBody,
  Paged,
  RevenuesBody,
  Stamped,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import { type CallOptions, type HttpClient, toFormData } from '@handover/shared/http';
import type { PageCall } from '@handover/shared/ui-extra';

export interface CompanyListParams extends PageCall {
  acting_for?: number | undefined;
  /** '' for all. */
  name: string;
  /** Ids; none for all. */
  sectors: readonly string[];
  ordering: string;
}

export const PAGE_LENGTH = 20;

type Condition = Pick<CallOptions, 'ifUnchangedSince'>;

export const listCompanies = (
  http: HttpClient,
  { name, sectors, ...params }: CompanyListParams,
  signal?: AbortSignal,
) =>
  http.get<Paged<Company>>(paths.profileCompanies, {
    params: {
      ...params,
      name: name || undefined,
      sectors: sectors.join(',') || undefined,
    },
    signal,
  });

export const getCompany = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<Company>(paths.profileCompany(id), { signal });

export const createCompany = (http: HttpClient, body: CompanyBody) =>
  http.upload<Company>('post', paths.profileCompanies, toFormData(body));

export const importCompanies = (http: HttpClient, body: CompanyImport) =>
  http.post<ImportedCompanies>(paths.importCompanies, body);

export const patchCompany = (http: HttpClient, id: number, patch: CompanyPatch, options: Condition) =>
  http.upload<Company>('patch', paths.profileCompany(id), toFormData(patch), options);

export const deleteCompany = (http: HttpClient, id: number) => http.delete(paths.profileCompany(id));

export const replaceRevenues = (http: HttpClient, id: number, body: RevenuesBody, options: Condition) =>
  http.post<Stamped>(paths.companyRevenues(id), body, options);

export const replaceOffices = (http: HttpClient, id: number, body: OfficesBody, options: Condition) =>
  http.post<Stamped>(paths.companyOffices(id), body, options);
