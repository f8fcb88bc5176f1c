import { flatDocuments, useAllDocumentsQuery } from '@handover/shared/documents';
import type { RecordValues, RelatedData } from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQueryClient } from '@handover/shared/query';
import { useRef } from 'react';
import { takeOverDocuments } from '../api/my-opportunities.api.ts';

interface CompanyChoice extends RecordValues {
  company_id: string | null;
  company_files: unknown;
}

/**
 * Copies documents of the company into a sale when it is saved. What it has already is not copied again.
 *
 * @param chosenOf the ids, or all that the company has
 */
export function useCopiedDocuments<Values extends CompanyChoice>(
  chosenOf: (values: Values) => ReadonlySet<number> | 'all',
): RelatedData<Values> {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const allDocuments = useAllDocumentsQuery('company');
  /** The companies whose documents are copied already: all, or their ids. */
  const copied = useRef(new Set<number | string>());
  const open = (values: Values): ReadonlySet<number> | 'all' => {
    const chosen = chosenOf(values);
    const { company_id: companyId } = values;
    if (companyId === null || copied.current.has(`all of ${companyId}`)) return new Set();
    return chosen === 'all' ? chosen : new Set([...chosen].filter((id) => !copied.current.has(id)));
  };
  return {
    name: 'documents',
    fields: ['company_files'],
    section: 'documents',
    isNeeded: ({ after }) => {
      const ids = open(after);
      return ids === 'all' || ids.size > 0;
    },
    save: async ({ id, after }) => {
      const chosen = open(after);
      const all = async () =>
        flatDocuments(await queries.fetchQuery(allDocuments(Number(after.company_id)))).map(
          (file) => file.id,
        );
      const ids: readonly number[] = chosen === 'all' ? await all() : [...chosen];
      if (ids.length > 0) await takeOverDocuments(http, id, ids);
      for (const fileId of ids) copied.current.add(fileId);
      if (chosen === 'all') copied.current.add(`all of ${after.company_id}`);
      void queries.invalidateQueries({ queryKey: areaKey('opportunities', 'documents') });
      return undefined;
    },
  };
}
