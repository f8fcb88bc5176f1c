import type { Opportunity, Paged } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';

export const SHOWN = 6;

/** The newest published businesses for sale. */
export function useLatestOpportunities() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('opportunities', 'latest'),
    queryFn: ({ signal }) =>
      http.get<Paged<Opportunity>>(paths.opportunities, {
        params: { ordering: '-created_at', page: 1, page_size: SHOWN, type_of_opportunity: 'sell' },
        signal,
      }),
  });
}
