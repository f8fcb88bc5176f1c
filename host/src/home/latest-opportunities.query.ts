import type { Opportunity, Paged } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { latestOpportunities } from './latest-opportunities.request.ts';

export function useLatestOpportunities() {
  const { http } = usePlatform();
  const { queryKey, path, params } = latestOpportunities;
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get<Paged<Opportunity>>(path, { params, signal }),
  });
}
