import type { AccessRequest, AccessRequestStatus, DealRole } from '@handover/shared/contract';

/** What became a deal is shown as one; what was withdrawn is gone; an owner's inbox holds what waits for an answer. */
const shown: Record<DealRole, AccessRequestStatus[]> = {
  owner: ['pending'],
  requester: ['pending', 'declined', 'expired'],
};

export const shownRequests = (requests: AccessRequest[], role: DealRole) =>
  requests
    .filter((request) => shown[role].includes(request.status))
    .sort((a, b) => shown[role].indexOf(a.status) - shown[role].indexOf(b.status));
