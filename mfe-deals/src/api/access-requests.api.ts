import { type AccessRequest, type DealRole, type Paged, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

const listOf: Record<DealRole, string> = {
  owner: paths.requestsAsOwner,
  requester: paths.requestsAsRequester,
};

export const fetchAccessRequests = (http: HttpClient, role: DealRole, page: number, signal: AbortSignal) =>
  http.get<Paged<AccessRequest>>(listOf[role], { params: { page, ordering: '-created_at' }, signal });

export type RequestAction = 'accept' | 'decline' | 'withdraw';

export const answerRequest = (http: HttpClient, id: number, action: RequestAction, reason?: string) =>
  http.post<AccessRequest>(paths.accessRequest(id, action), reason ? { reason } : {});
