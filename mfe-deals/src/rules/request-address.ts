import {
  ACCESS_REQUEST_STATUSES,
  DEAL_ROLES,
  defineFilters,
  idFilter,
  idsFilter,
  oneOfFilter,
  textFilter,
} from '@handover/shared/contract';

/** The orders of the list of requests, the first one by default. */
export const REQUEST_ORDERS = ['-created_at', 'expires_at', '-updated_at'] as const;

const filters = defineFilters({
  /** The delegation by which the list of somebody else is read. */
  acting_for: idFilter,
  /** Requests that the viewer received, as owner, or sent. */
  role: oneOfFilter(DEAL_ROLES),
  status: oneOfFilter(ACCESS_REQUEST_STATUSES),
  title: textFilter(),
  sectors: idsFilter(),
  order: oneOfFilter(REQUEST_ORDERS, REQUEST_ORDERS[0]),
  /** The one request that a notification leads to. */
  request: idFilter,
});
/** The parameters in the address of the list of requests. */
export type RequestAddress = ReturnType<typeof readRequestAddress>;

export function readRequestAddress(query: URLSearchParams) {
  const { role = 'owner', ...address } = filters.read(query);
  // Requests are answered for somebody else, and not sent.
  return { ...address, role: address.acting_for ? ('owner' as const) : role };
}

/** Whether the page shows requests in place of the deals: the list of all, or the one that is named. */
export const showsRequests = (query: URLSearchParams): boolean =>
  query.get('view') === 'requests' || readRequestAddress(query).request !== undefined;

/** The query of the address with a change; one request that was named no longer is. */
export function writeRequestAddress(query: URLSearchParams, change: Parameters<typeof filters.write>[1]) {
  const next = filters.write(query, { request: '', ...change });
  next.set('view', 'requests');
  return next;
}
