import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { getOpportunity, getPrivateData } from '../api/browse.api.ts';
import { oneKey, privateKey, strangerKey } from './keys.ts';

/** @param asStranger to its owner and staff, the answer that a visitor would get */
export const useOpportunity = (id: number, asStranger = false) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: asStranger ? strangerKey(id) : oneKey(id),
    queryFn: ({ signal }) => getOpportunity(http, id, signal, asStranger),
  });
};

/** Used only where the viewer has access, so that no browser causes a 403. Without an id nothing is fetched. */
export const usePrivateData = (id: number | undefined) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: privateKey(id ?? 0),
    queryFn: ({ signal }) => getPrivateData(http, id ?? 0, signal),
    enabled: id !== undefined,
  });
};
