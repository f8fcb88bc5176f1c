import type { BidDateBody, CounterBody, LoiDocument } from '@handover/shared/contract';
import { counterLetter, declineCounter, removeBidDate, setBidDate } from '../api/bidding.api.ts';
import { useDealMutation } from './deal.mutation.ts';

export const useSetBidDate = (opportunityId: number) =>
  useDealMutation((http, body: BidDateBody) => setBidDate(http, opportunityId, body));
export const useRemoveBidDate = (opportunityId: number) =>
  useDealMutation((http) => removeBidDate(http, opportunityId));

/** The version that was read is answered, and no later one. */
export const useCounterLetter = ({ id, updated_at: ifUnchangedSince }: LoiDocument) =>
  useDealMutation((http, body: CounterBody) => counterLetter(http, id, body, { ifUnchangedSince }));
export const useDeclineCounter = (id: number) =>
  useDealMutation((http, reason: string) => declineCounter(http, id, reason));
