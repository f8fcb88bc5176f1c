import type { DealPhase } from '@handover/shared/contract';
import {
  answerCompletion,
  answerExclusivityProposal,
  attachCompany,
  cancelDeal,
  changeExclusivity,
  completeDeal,
  proposeExclusivityEnd,
  type SaleInput,
  setArchived,
  setPaused,
  setPhase,
  withdrawCompletion,
  withdrawExclusivityProposal,
} from '../api/deals.api.ts';
import { useDealMutation } from './deal.mutation.ts';

export const useCancelDeal = (id: number) =>
  useDealMutation((http, reason: string) => cancelDeal(http, id, reason));
export const useAttachCompany = (id: number) =>
  useDealMutation((http, company: number) => attachCompany(http, id, company));
export const useSetPhase = (id: number) =>
  useDealMutation((http, phase: DealPhase) => setPhase(http, id, phase));
export const useSetPaused = (id: number) =>
  useDealMutation((http, pause: boolean) => setPaused(http, id, pause));
export const useCompleteDeal = (id: number) =>
  useDealMutation((http, sale: SaleInput | undefined) => completeDeal(http, id, sale));
export const useAnswerCompletion = (id: number) =>
  useDealMutation((http, answer: Parameters<typeof answerCompletion>[2]) =>
    answerCompletion(http, id, answer),
  );
export const useWithdrawCompletion = (id: number) => useDealMutation((http) => withdrawCompletion(http, id));
export const useSetArchived = (id: number) =>
  useDealMutation((http, archived: boolean) => setArchived(http, id, archived));
export const useChangeExclusivity = (id: number) =>
  useDealMutation((http, endDate: string) => changeExclusivity(http, id, endDate));
export const useProposeEnd = (id: number) =>
  useDealMutation((http, endDate: string) => proposeExclusivityEnd(http, id, endDate));
export const useAnswerProposal = (id: number) =>
  useDealMutation((http, agreed: boolean) => answerExclusivityProposal(http, id, agreed));
export const useWithdrawProposal = (id: number) =>
  useDealMutation((http) => withdrawExclusivityProposal(http, id));
