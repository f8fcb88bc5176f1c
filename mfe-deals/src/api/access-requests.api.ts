import { type AccessRequest, type DealRole, type Paged, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** The parameters of the list's query that are set. */
export type RequestParams = Partial<
  Record<'acting_for' | 'side' | 'statuses' | 'title' | 'sectors' | 'ordering' | 'id', string>
>;

export const fetchAccessRequests = (
  http: HttpClient,
  role: DealRole,
  params: RequestParams & { page?: number; page_size?: number },
  signal: AbortSignal,
) =>
  http.get<Paged<AccessRequest>>(role === 'owner' ? paths.requestsAsOwner : paths.requestsAsRequester, {
    params,
    signal,
  });

export type RequestAction = 'accept' | 'decline' | 'withdraw';

interface RequestAnswer {
  reason?: string | undefined;
  /** Sent when the introduction to a mandate is accepted. */
  shows_profile?: boolean | undefined;
}

export const answerRequest = (
  http: HttpClient,
  id: number,
  action: RequestAction,
  { reason, shows_profile }: RequestAnswer,
) =>
  http.post<AccessRequest>(paths.accessRequest(id, action), {
    reason: reason || undefined,
    shows_profile: shows_profile || undefined,
  });

export const askRequester = (
  http: HttpClient,
  id: number,
  body: { question: string; wants_profile: boolean },
) => http.post<AccessRequest>(paths.askRequester(id), body);

export const answerOwner = (http: HttpClient, id: number, body: { answer: string; shows_profile: boolean }) =>
  http.post<AccessRequest>(paths.answerOwner(id), body);
