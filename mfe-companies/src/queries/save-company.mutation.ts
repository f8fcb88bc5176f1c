import type { Company } from '@handover/shared/contract';
import { changedParts, type RecordCalls, toOffices, toRevenues } from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQueryClient } from '@handover/shared/query';
import {
  createCompany,
  getCompany,
  patchCompany,
  replaceOffices,
  replaceRevenues,
} from '../api/companies.api.ts';
import { type CompanyValues, storedCompany, toBody } from '../rules/company-values.ts';

/** How a company is stored: itself, then its figures and offices. */
export const useSaveCompany = (): RecordCalls<CompanyValues, Company> => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return {
    save: ({ before, after, options }) =>
      after.id === null
        ? createCompany(http, toBody(after))
        : patchCompany(http, after.id, changedParts(toBody(before), toBody(after)), options),
    parts: [
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
    reload: async (id) => storedCompany(await getCompany(http, id)),
    // Lists and the choice of what to sell show it too; the form itself reads its values once only.
    settle: () => queries.invalidateQueries({ queryKey: areaKey('companies'), refetchType: 'none' }),
  };
};
