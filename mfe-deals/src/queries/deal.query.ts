import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchDeal } from '../api/deals.api.ts';

/** One deal as the viewer sees it, with everything on its page except the questions. */
export function useDeal(id: number) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'one', id),
    queryFn: ({ signal }) => fetchDeal(http, id, signal),
  });
}
