import type { Company } from '@handover/shared/contract';
import { type DocumentQueues, useRelatedDocuments } from '@handover/shared/documents';
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
import type { CompanySection } from '../rules/company-parts.ts';

const revenuesOf = ({ revenues, currency }: CompanyFormValues) => toRevenues(revenues, currency);

/** The calls that save a company: its fields, then figures, offices, and the documents chosen in the form. */
export const useSaveCompany = (documents: DocumentQueues): RecordCalls<CompanyFormValues, Company> => {
  const { http } = usePlatform();
  const relatedDocuments = useRelatedDocuments<CompanyFormValues>(
    documents,
    'documents' satisfies CompanySection,
  );
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
        // Years without figures are not sent: to add or remove one is no change.
        isNeeded: ({ before, after }) =>
          JSON.stringify(revenuesOf(before)) !== JSON.stringify(revenuesOf(after)),
        save: ({ id, after, options }) => replaceRevenues(http, id, { revenues: revenuesOf(after) }, options),
      },
      {
        name: 'offices',
        fields: ['offices'],
        save: ({ id, after, options }) =>
          replaceOffices(http, id, { offices: toOffices(after.offices) }, options),
      },
      ...relatedDocuments,
    ],
    reload: async (id) => toStored(await getCompany(http, id)),
    // This does not refetch: the open form does not read its values again.
    settle: async () => {
      await queries.invalidateQueries({ queryKey: areaKey('companies'), refetchType: 'none' });
      // Opportunities made of it offer its changes.
      await queries.invalidateQueries({ queryKey: areaKey('opportunities'), refetchType: 'none' });
    },
  };
};
