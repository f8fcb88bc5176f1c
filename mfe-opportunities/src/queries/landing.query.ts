import type { OpportunityType } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { getLanding } from '../api/browse.api.ts';
import { landingKey } from './keys.ts';

/** The landing page at a path; without one the whole list, with what there is in it. */
export const useLanding = (type: OpportunityType, path?: string) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: landingKey(type, path ?? ''),
    queryFn: ({ signal }) => getLanding(http, type, path, signal),
  });
};
