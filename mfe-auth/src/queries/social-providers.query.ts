import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { listProviders } from '../api/social.api.ts';

/** Whom one may sign in with. That nobody can be told is no reason to disturb: e-mail and password are there. */
export function useSocialProviders() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('ui', 'social-providers'),
    queryFn: ({ signal }) => listProviders(http, signal),
    select: ({ results }) => results,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
