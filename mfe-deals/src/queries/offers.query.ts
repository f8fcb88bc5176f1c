import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchOffers } from '../api/offers.api.ts';

export function useOffers(opportunityId: number) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'offers', opportunityId),
    queryFn: ({ signal }) => fetchOffers(http, opportunityId, signal),
  });
}
