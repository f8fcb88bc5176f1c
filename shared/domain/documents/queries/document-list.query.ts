import { usePlatform } from '../../../kernel/platform/index.ts';
import { areaKey, keepPreviousData, type QueryClient, useQuery } from '../../../kernel/query/index.ts';
import { type DocumentListParams, type DocumentScope, listDocuments } from '../api/documents.api.ts';
import { AREA_OF } from '../group/collections.ts';

const keyOf = ({ owner, kind, ownerId }: DocumentScope) =>
  areaKey(AREA_OF[owner], 'documents', owner, ownerId, kind);

/** A page of a group. */
export const useDocumentList = (scope: DocumentScope, params: DocumentListParams) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...keyOf(scope), params],
    queryFn: ({ signal }) => listDocuments(http, scope, params, signal),
    placeholderData: keepPreviousData,
  });
};

/**
 * Called after an upload or a deletion. The group is refetched at once. Other queries with documents, such as that of a deal, are only
 * marked stale, so that an open form keeps its values.
 */
export async function refreshDocuments(queries: QueryClient, scope: DocumentScope): Promise<void> {
  void queries.invalidateQueries({ queryKey: areaKey(AREA_OF[scope.owner]), refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: keyOf(scope) });
}
