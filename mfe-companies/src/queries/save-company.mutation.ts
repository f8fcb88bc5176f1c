import type { Company } from '@handover/shared/contract';
import { toOffices, toRevenues } from '@handover/shared/forms';
import type { HttpClient } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';
import { createCompany, patchCompany, replaceOffices, replaceRevenues } from '../api/companies.api.ts';
import { type CompanyValues, toBody } from '../rules/company-values.ts';

export interface SavedCompany {
  company: Company;
  /** What the calls after the first one failed with; absent where they did not. */
  revenuesError?: unknown;
  officesError?: unknown;
}

const reasonOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? result.reason : undefined;

/** The company first, then its figures and offices. Only a failure of the first rejects: the company is stored then. */
export const saveCompany = async (http: HttpClient, values: CompanyValues): Promise<SavedCompany> => {
  const body = toBody(values);
  const company =
    values.id === null ? await createCompany(http, body) : await patchCompany(http, values.id, body);
  const [revenues, offices] = await Promise.allSettled([
    replaceRevenues(http, company.id, { revenues: toRevenues(values.revenues, values.currency) }),
    replaceOffices(http, company.id, { offices: toOffices(values.offices) }),
  ]);
  return { company, revenuesError: reasonOf(revenues), officesError: reasonOf(offices) };
};

export const useSaveCompany = () => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: CompanyValues) => saveCompany(http, values),
    // Lists and the choice of what to sell show it too; the form itself reads its values once only.
    onSuccess: () => queries.invalidateQueries({ queryKey: areaKey('companies'), refetchType: 'none' }),
  });
};
