import { usePlatform } from '@handover/shared/platform';
import { areaKey, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { searchRoom } from '../api/data-room.api.ts';

/** The documents of a deal whose text has what is searched for, the best first. */
export function useRoomSearch(dealId: number, search: string, as: 'buyer' | undefined) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('deals', 'room-search', dealId, search, as),
    queryFn: ({ pageParam, signal }) => searchRoom(http, dealId, { search, as, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
}
