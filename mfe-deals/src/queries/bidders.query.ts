import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchBidders } from '../api/data-room.api.ts';

/** The buyers of the listing of a deal; nothing is asked without one. */
export function useBidders(dealId: number | undefined) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'bidders', dealId),
    queryFn: ({ signal }) => fetchBidders(http, dealId ?? 0, signal),
    enabled: dealId !== undefined,
  });
}
