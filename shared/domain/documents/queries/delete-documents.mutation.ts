import { usePlatform } from '../../../kernel/platform/index.ts';
import { useMutation, useQueryClient } from '../../../kernel/query/index.ts';
import { type DocumentPlace, deleteDocuments } from '../api/documents.api.ts';
import { refreshDocuments } from './document-list.query.ts';

/** Deletes, and shows what is left, also where somebody else was faster. */
export const useDeleteDocuments = (place: DocumentPlace) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => deleteDocuments(http, place, ids),
    onSettled: () => refreshDocuments(queries, place),
  });
};
