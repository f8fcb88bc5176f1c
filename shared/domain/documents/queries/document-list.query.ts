import { usePlatform } from '../../../kernel/platform/index.ts';
import { areaKey, keepPreviousData, type QueryClient, useQuery } from '../../../kernel/query/index.ts';
import { type DocumentListParams, type DocumentPlace, listDocuments } from '../api/documents.api.ts';
import { AREA_OF } from '../group/collections.ts';

const keyOf = ({ owner, kind, ownerId }: DocumentPlace) =>
  areaKey(AREA_OF[owner], 'documents', owner, ownerId, kind);

/** A page of one group. */
export const useDocumentList = (place: DocumentPlace, params: DocumentListParams) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...keyOf(place), params],
    queryFn: ({ signal }) => listDocuments(http, place, params, signal),
    placeholderData: keepPreviousData,
  });
};

/**
 * After files came or went: the group is asked for again at once. What else shows them (a deal has its documents in its own
 * answer) is asked for when it is shown next, so that a form in the making keeps its values.
 */
export async function refreshDocuments(queries: QueryClient, place: DocumentPlace): Promise<void> {
  void queries.invalidateQueries({ queryKey: areaKey(AREA_OF[place.owner]), refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: keyOf(place) });
}
