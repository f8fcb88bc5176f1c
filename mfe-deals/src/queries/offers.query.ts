import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchOffers } from '../api/offers.api.ts';

/** The offers for an opportunity; none are asked for without one. */
export function useOffers(opportunityId: number | null) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'offers', opportunityId),
    queryFn: ({ signal }) => fetchOffers(http, opportunityId ?? 0, signal),
    enabled: opportunityId !== null,
  });
}
