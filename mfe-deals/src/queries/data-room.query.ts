import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  keepPreviousData,
  mergePages,
  nextPage,
  useInfiniteQuery,
  useQuery,
} from '@handover/shared/query';
import { fetchRoom, fetchRoomLog, type RoomFilter } from '../api/data-room.api.ts';

/** A page of the documents of a deal. */
export function useDataRoom(dealId: number, filter: RoomFilter) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'data-room', dealId, filter),
    queryFn: ({ signal }) => fetchRoom(http, dealId, filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** The log of reads, the latest first, of all documents or of one. */
export function useRoomLog(dealId: number, file: number | undefined) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('deals', 'data-room-log', dealId, file),
    queryFn: ({ pageParam, signal }) => fetchRoomLog(http, dealId, file, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
    placeholderData: keepPreviousData,
  });
}
