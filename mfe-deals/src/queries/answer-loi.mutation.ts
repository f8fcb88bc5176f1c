import type { LoiDocument } from '@handover/shared/contract';
import { acceptLoi, declineLoi, withdrawLoi } from '../api/loi.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** The version that was read is accepted or declined, and no later one. */
export const useAcceptLoi = ({ id, updated_at: ifUnchangedSince }: LoiDocument) =>
  useDealMutation((http, endDate: string) => acceptLoi(http, id, endDate, { ifUnchangedSince }));
export const useDeclineLoi = ({ id, updated_at: ifUnchangedSince }: LoiDocument) =>
  useDealMutation((http, reason: string) => declineLoi(http, id, reason, { ifUnchangedSince }));
export const useWithdrawLoi = (id: number) => useDealMutation((http) => withdrawLoi(http, id));
