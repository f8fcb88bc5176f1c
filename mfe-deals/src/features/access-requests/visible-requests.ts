import type { AccessRequest, AccessRequestStatus, DealRole } from '@handover/shared/contract';

/** An accepted request is shown as a deal; an owner sees only what waits for an answer. */
const visibleStatuses: Record<DealRole, AccessRequestStatus[]> = {
  owner: ['pending'],
  requester: ['pending', 'declined', 'expired'],
};

export const visibleRequests = (requests: AccessRequest[], role: DealRole) =>
  requests
    .filter((request) => visibleStatuses[role].includes(request.status))
    .sort((a, b) => visibleStatuses[role].indexOf(a.status) - visibleStatuses[role].indexOf(b.status));
