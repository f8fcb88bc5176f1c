import { flatDocuments, useAllDocumentsQuery } from '@handover/shared/documents';
import type { RecordValues, RelatedData } from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQueryClient } from '@handover/shared/query';
import { useRef, useState } from 'react';
import { takeOverDocuments } from '../api/my-opportunities.api.ts';

interface CompanyChoice extends RecordValues {
  company_id: string | null;
}

export interface CopiedDocuments<Values> {
  /** The ids that are copied from this company; `all` of a new sale, unless the user has chosen. */
  chosenOf: (companyId: string | null) => ReadonlySet<number> | 'all';
  choose: (companyId: string | null, ids: ReadonlySet<number>) => void;
  related: RelatedData<Values>;
}

const NONE: ReadonlySet<number> = new Set();

/** The documents of the company that a sale takes over when it is saved. */
export function useCopiedDocuments<Values extends CompanyChoice>(isNew: boolean): CopiedDocuments<Values> {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const allDocuments = useAllDocumentsQuery('company');
  const [choice, setChoice] = useState<{ companyId: string | null; ids: ReadonlySet<number> }>();
  /** Of companies whose documents are copied already: of all, or the ids. */
  const copied = useRef(new Set<number | string>());
  const chosenOf = (companyId: string | null) => {
    if (choice?.companyId === companyId) return choice.ids;
    return isNew ? 'all' : NONE;
  };
  const open = (companyId: string | null): ReadonlySet<number> | 'all' => {
    const chosen = chosenOf(companyId);
    if (companyId === null || copied.current.has(`all of ${companyId}`)) return NONE;
    return chosen === 'all' ? chosen : new Set([...chosen].filter((id) => !copied.current.has(id)));
  };
  return {
    chosenOf,
    choose: (companyId, ids) => setChoice({ companyId, ids }),
    related: {
      name: 'documents',
      fields: [],
      section: 'documents',
      isNeeded: ({ after }) => {
        const ids = open(after.company_id);
        return ids === 'all' || ids.size > 0;
      },
      save: async ({ id, after }) => {
        const chosen = open(after.company_id);
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
    },
  };
}
