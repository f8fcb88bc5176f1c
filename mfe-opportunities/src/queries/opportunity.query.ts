import type { Opportunity, PrivateData } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { type QueryClient, useQuery, useQueryClient } from '@handover/shared/query';
import { getOpportunity, getPrivateData } from '../api/browse.api.ts';
import { canReadPrivateData } from '../rules/opportunity-state.ts';
import { oneKey, privateKey, strangerKey } from './keys.ts';

/** @param asStranger to its owner and staff, the answer that a visitor would get */
export const useOpportunity = (id: number, asStranger = false) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: asStranger ? strangerKey(id) : oneKey(id),
    queryFn: ({ signal }) => getOpportunity(http, id, signal, asStranger),
  });
};

/**
 * Loads the private data only if the viewer has access, so that no browser causes a 403. When both are stale, it is
 * requested again only once the record says that it is still open: an exclusivity may have closed it. Without an id
 * nothing is fetched.
 */
export const usePrivateData = (id: number | undefined) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const queryKey = privateKey(id ?? 0);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<PrivateData>(queryKey);
      return known && !(await isStillOpen(queries, http, id ?? 0))
        ? known
        : getPrivateData(http, id ?? 0, signal);
    },
    enabled: id !== undefined,
  });
};

/**
 * Whether the record is still open, by the cached one or the one that is being fetched. If that fails, the server
 * decides.
 */
async function isStillOpen(queries: QueryClient, http: HttpClient, id: number): Promise<boolean> {
  const queryKey = oneKey(id);
  const queryFn = () => getOpportunity(http, id);
  try {
    return canReadPrivateData(
      await queries.fetchQuery<Opportunity>({ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }),
    );
  } catch {
    return true;
  }
}
