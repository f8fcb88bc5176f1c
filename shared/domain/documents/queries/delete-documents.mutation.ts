import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { useMutation, useQueryClient } from '../../../kernel/query/index.ts';
import { type DocumentScope, deleteDocuments } from '../api/documents.api.ts';
import { refreshDocuments } from './document-list.query.ts';

/** Deletes, and refetches the list, also after a failure: somebody else may have deleted the file. */
export const useDeleteDocuments = (scope: DocumentScope) => {
  const { http } = useShellPlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => deleteDocuments(http, scope, ids),
    onSettled: () => refreshDocuments(queries, scope),
  });
};
