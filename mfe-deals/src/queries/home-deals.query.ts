import { usePlatform } from '@handover/shared/platform';
import { areaKey, combineQueries, useQuery } from '@handover/shared/query';
import { fetchDeals } from '../api/deals.api.ts';
import { readListAddress } from '../rules/list-address.ts';
import { useWaitingRequests } from './access-requests.query.ts';

/** What is read of the deals: enough for the moves and for what is under way. */
const DEALS = { ordering: 'deadline', page: 1, page_size: 20 } as const;
const EVERYTHING = readListAddress(new URLSearchParams());

/** The first deals, by whose turn it is and then by their deadlines. */
function useFirstDeals() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'list', DEALS),
    queryFn: ({ signal }) => fetchDeals(http, DEALS, signal),
  });
}

/** The requests that wait for the viewer's answer and for that of others, and the first deals. */
export const useHomeDeals = () =>
  combineQueries(
    combineQueries(useWaitingRequests('owner', EVERYTHING), useWaitingRequests('requester', EVERYTHING)),
    useFirstDeals(),
  );
