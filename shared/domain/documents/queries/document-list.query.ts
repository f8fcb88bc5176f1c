import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { areaKey, keepPreviousData, type QueryClient, useQuery } from '../../../kernel/query/index.ts';
import { type DocumentListParams, type DocumentScope, listDocuments } from '../api/documents.api.ts';
import { AREA_OF } from '../group/collections.ts';

const keyOf = ({ owner, kind, ownerId }: DocumentScope) =>
  areaKey(AREA_OF[owner], 'documents', owner, ownerId, kind);

/** A page of a group. */
export const useDocumentList = (scope: DocumentScope, params: DocumentListParams) => {
  const { http } = useShellPlatform();
  return useQuery({
    queryKey: [...keyOf(scope), params],
    queryFn: ({ signal }) => listDocuments(http, scope, params, signal),
    placeholderData: keepPreviousData,
  });
};

/**
 * Called after an upload or a deletion. The group is refetched at once, and so is its owner, which says what is missing. Other queries
 * with documents are only marked stale.
 */
export async function refreshDocuments(queries: QueryClient, scope: DocumentScope): Promise<void> {
  const area = AREA_OF[scope.owner];
  void queries.invalidateQueries({ queryKey: areaKey(area), refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: areaKey(area, 'one', scope.ownerId) });
  await queries.invalidateQueries({ queryKey: keyOf(scope) });
}
