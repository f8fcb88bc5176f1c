import {
  ACCESS_REQUEST_STATUSES,
  type AccessRequestStatus,
  DEAL_ROLES,
  type DealRole,
} from '@handover/shared/contract';

/** The orders of the list of requests, the first one by default. */
export const REQUEST_ORDERS = ['-created_at', 'expires_at', '-updated_at'] as const;
export type RequestOrder = (typeof REQUEST_ORDERS)[number];

/** What the address of the list of requests says. */
export interface RequestAddress {
  /** Requests that the viewer received, as owner, or sent. */
  role: DealRole;
  status: AccessRequestStatus | undefined;
  title: string;
  sectors: string[];
  order: RequestOrder;
  /** Only this one: where a notification leads. */
  request: string | undefined;
}

export function readRequestAddress(query: URLSearchParams): RequestAddress {
  const oneOf = <Value extends string>(values: readonly Value[], name: string): Value | undefined =>
    values.find((value) => value === query.get(name));
  const request = query.get('request') ?? '';
  return {
    role: oneOf(DEAL_ROLES, 'role') ?? 'owner',
    status: oneOf(ACCESS_REQUEST_STATUSES, 'status'),
    title: (query.get('title') ?? '').slice(0, 100),
    sectors: (query.get('sectors') ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id)),
    order: oneOf(REQUEST_ORDERS, 'order') ?? REQUEST_ORDERS[0],
    request: /^[1-9]\d{0,15}$/.test(request) ? request : undefined,
  };
}

/** Whether the page shows the list of requests, all of them or the one that is named, in place of the deals. */
export const showsRequests = (query: URLSearchParams): boolean =>
  query.get('view') === 'requests' || readRequestAddress(query).request !== undefined;

/** The query of the address with a change; one request that was named no longer is. */
export function writeRequestAddress(
  query: URLSearchParams,
  change: Partial<Record<keyof RequestAddress, string>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  next.delete('request');
  next.set('view', 'requests');
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === REQUEST_ORDERS[0]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
