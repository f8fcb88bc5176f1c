import type { Company } from '@handover/shared/contract';
import { changedValues, type RecordCalls, toOffices, toRevenues } from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQueryClient } from '@handover/shared/query';
import {
  createCompany,
  getCompany,
  patchCompany,
  replaceOffices,
  replaceRevenues,
} from '../api/companies.api.ts';
import { type CompanyFormValues, toBody, toStored } from '../rules/company-form-values.ts';

/** The calls that save a company: its fields, then figures and offices. */
export const useSaveCompany = (): RecordCalls<CompanyFormValues, Company> => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return {
    save: ({ before, after, options }) =>
      after.id === null
        ? createCompany(http, toBody(after))
        : patchCompany(http, after.id, changedValues(toBody(before), toBody(after)), options),
    related: [
      {
        name: 'revenues',
        fields: ['revenues', 'currency'],
        save: ({ id, after, options }) =>
          replaceRevenues(http, id, { revenues: toRevenues(after.revenues, after.currency) }, options),
      },
      {
        name: 'offices',
        fields: ['offices'],
        save: ({ id, after, options }) =>
          replaceOffices(http, id, { offices: toOffices(after.offices) }, options),
      },
    ],
    reload: async (id) => toStored(await getCompany(http, id)),
    // Without a refetch: the form that is open does not read its values again.
    settle: () => queries.invalidateQueries({ queryKey: areaKey('companies'), refetchType: 'none' }),
  };
};
