import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchClosing } from '../api/closing.api.ts';

/** The closing of a deal: its list and its agreements. */
export function useClosing(dealId: number, enabled = true) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'closing', dealId),
    queryFn: ({ signal }) => fetchClosing(http, dealId, signal),
    enabled,
  });
}
