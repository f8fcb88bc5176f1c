import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchDiligence, fetchDiligenceLine } from '../api/diligence.api.ts';

/** The due-diligence list of a deal, all of it. */
export function useDiligence(dealId: number) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'diligence', dealId),
    queryFn: ({ signal }) => fetchDiligence(http, dealId, signal),
  });
}

/** A line with what was written on it. */
export function useDiligenceLine(id: number) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'diligence-line', id),
    queryFn: ({ signal }) => fetchDiligenceLine(http, id, signal),
  });
}
