import {
  type BidDate,
  type BidDateBody,
  type CounterBody,
  type LoiDocument,
  paths,
} from '@handover/shared/contract';
import type { CallOptions, HttpClient } from '@handover/shared/http';

export const setBidDate = (http: HttpClient, opportunityId: number, body: BidDateBody) =>
  http.post<BidDate>(paths.opportunityBidDate(opportunityId), body);

export const removeBidDate = (http: HttpClient, opportunityId: number) =>
  http.delete(paths.opportunityBidDate(opportunityId));

/** The server refuses if the buyer has sent another version since. */
export const counterLetter = (
  http: HttpClient,
  id: number,
  body: CounterBody,
  condition: Pick<CallOptions, 'ifUnchangedSince'>,
) => http.post<LoiDocument>(paths.counterLoi(id), body, condition);

export const declineCounter = (http: HttpClient, id: number, reason: string) =>
  http.post<LoiDocument>(paths.declineCounter(id), { reason });
