import { latestOpportunities, type Opportunity, type Paged, paths } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';

/** The latest opportunities. For visitors the result is in the html already. */
export function useLatestOpportunities() {
  const { http } = usePlatform();
  const { queryKey, params } = latestOpportunities;
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get<Paged<Opportunity>>(paths.opportunities, { params, signal }),
  });
}
