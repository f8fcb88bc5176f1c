import { acceptLoi, declineLoi, withdrawLoi } from '../api/loi.api.ts';
import { useDealMutation } from './deal.mutation.ts';

export const useAcceptLoi = (id: number) =>
  useDealMutation((http, endDate: string) => acceptLoi(http, id, endDate));
export const useDeclineLoi = (id: number) =>
  useDealMutation((http, reason: string) => declineLoi(http, id, reason));
export const useWithdrawLoi = (id: number) => useDealMutation((http) => withdrawLoi(http, id));
