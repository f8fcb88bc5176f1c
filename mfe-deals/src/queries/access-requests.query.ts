import { ACCESS_REQUEST_STATUSES, type DealRole } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, keepPreviousData, useQuery } from '@handover/shared/query';
import { usePagedList } from '@handover/shared/ui-extra';
import { fetchAccessRequests, type RequestParams } from '../api/access-requests.api.ts';
import type { ListAddress } from '../rules/list-address.ts';
import type { RequestAddress } from '../rules/request-address.ts';

/** The number of requests among the deals. The others are in their own list. */
const FIRST_REQUESTS = 5;

/** The first ones that wait for an answer, those first whose time ends first; with the number of all. */
export function useWaitingRequests(role: DealRole, { acting_for, side, search, sectors }: ListAddress) {
  const { http } = usePlatform();
  const params = {
    statuses: 'pending,asked',
    ordering: 'expires_at',
    page_size: FIRST_REQUESTS,
    ...(acting_for && { acting_for: String(acting_for) }),
    ...(side && side !== 'both' && { side }),
    ...(search && { title: search }),
    ...(sectors.length > 0 && { sectors: sectors.join(',') }),
  };
  return useQuery({
    queryKey: areaKey('deals', 'requests', role, params),
    queryFn: ({ signal }) => fetchAccessRequests(http, role, params, signal),
    // An adviser answers requests for somebody else, and sends none.
    enabled: !(acting_for && role === 'requester'),
    placeholderData: keepPreviousData,
  });
}

const PAGE_LENGTH = 30;

/** All requests with their outcomes; or the one in the address. */
export function useRequests(address: RequestAddress) {
  const { http } = usePlatform();
  const { acting_for, role, status, title, sectors, order, request } = address;
  const whose = acting_for && { acting_for: String(acting_for) };
  const params: RequestParams = request
    ? { ...whose, id: String(request), statuses: ACCESS_REQUEST_STATUSES.join(',') }
    : {
        ...whose,
        statuses: status ?? ACCESS_REQUEST_STATUSES.join(','),
        ordering: order,
        ...(title && { title }),
        ...(sectors.length > 0 && { sectors: sectors.join(',') }),
      };
  return usePagedList({
    queryKey: areaKey('deals', 'requests', role, params),
    queryFn: (call, signal) => fetchAccessRequests(http, role, { ...params, ...call }, signal),
    pageLength: PAGE_LENGTH,
  });
}
