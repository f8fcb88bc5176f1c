import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { listNewest } from '../api/newest.api.ts';

declare module '@handover/shared/query' {
  interface RemoteAreas {
    sampleArea: true;
  }
}

export function useNewest() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('sampleArea', 'newest'),
    queryFn: ({ signal }) => listNewest(http, signal),
  });
}
