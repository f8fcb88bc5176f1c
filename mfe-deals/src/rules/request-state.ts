import type { AccessRequest, AccessRequestStatus, DealGroup, DealRole } from '@handover/shared/contract';

/** Words of the server in the place of a reason: nobody declined it. */
const CAUSES = ['sold', 'unlisted'];

/** Whether it ended without a decision, because the business was sold or is no longer offered. */
export const isClosedByServer = ({
  status,
  decline_reason: reason,
}: Pick<AccessRequest, 'status' | 'decline_reason'>) =>
  status === 'declined' && reason !== null && CAUSES.includes(reason);

/** The state that a list shows. */
export const requestState = (
  request: Pick<AccessRequest, 'status' | 'decline_reason'>,
): AccessRequestStatus | 'closed' => (isClosedByServer(request) ? 'closed' : request.status);

/** The owner may still answer it, and the requester take it back. */
export const isOpen = ({ status }: Pick<AccessRequest, 'status'>) =>
  status === 'pending' || status === 'asked';

/** Whose move it is: the owner's, and the requester's while they are asked something. */
export const requestGroup = ({ status }: Pick<AccessRequest, 'status'>, role: DealRole): DealGroup =>
  (role === 'owner') === (status === 'asked') ? 'theirs' : 'mine';
