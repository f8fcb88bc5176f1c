import { type CompanyState, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** A part of the company that is no longer as the opportunity took it over. */
export type CompanyChange = {
  [Field in keyof CompanyState]: { field: Field; before: CompanyState[Field]; after: CompanyState[Field] };
}[keyof CompanyState];

interface Changes {
  changes: CompanyChange[];
  /** The version of the company that was read. */
  version: string;
}

export const getCompanyChanges = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<Changes>(paths.companyChanges(id), { signal });

/** They are not offered again; refused (`record.changed`) where the company is no longer in the version that was read. */
export const acknowledgeCompanyChanges = (http: HttpClient, id: number, version: string) =>
  http.post<Changes>(paths.companyChanges(id), undefined, { ifUnchangedSince: version });
