import { type CompanyState, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** A part of the company that is no longer as the opportunity took it over. */
export type CompanyChange = {
  [Field in keyof CompanyState]: { field: Field; before: CompanyState[Field]; after: CompanyState[Field] };
}[keyof CompanyState];

interface Changes {
  changes: CompanyChange[];
}

export const getCompanyChanges = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<Changes>(paths.companyChanges(id), { signal });

/** They are not offered again. */
export const acknowledgeCompanyChanges = (http: HttpClient, id: number) =>
  http.post<Changes>(paths.companyChanges(id));
