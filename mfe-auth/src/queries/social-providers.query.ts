import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { listProviders } from '../api/social.api.ts';

/** The available providers. A failure is not reported, since the password form works without them. */
export function useSocialProviders() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('ui', 'social-providers'),
    queryFn: ({ signal }) => listProviders(http, signal),
    select: ({ results }) => results,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
