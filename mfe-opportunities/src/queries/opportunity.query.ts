import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { getOpportunity, getPrivateData } from '../api/browse.api.ts';
import { oneKey, privateKey } from './keys.ts';

export const useOpportunity = (id: number | undefined) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: oneKey(id ?? 0),
    queryFn: ({ signal }) => getOpportunity(http, id ?? 0, signal),
    enabled: id !== undefined,
  });
};

/** The confidential part: asked for only by who may see it, so that nobody else ever causes a refusal. */
export const usePrivateData = (id: number | undefined, allowed: boolean) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: privateKey(id ?? 0),
    queryFn: ({ signal }) => getPrivateData(http, id ?? 0, signal),
    enabled: allowed && id !== undefined,
  });
};
