import type { DealPhase } from '@handover/shared/contract';
import {
  archiveOrBack,
  cancelDeal,
  changeExclusivity,
  completeDeal,
  pauseOrResume,
  setPhase,
} from '../api/deals.api.ts';
import { useDealMutation } from './deal.mutation.ts';

export const useCancelDeal = (id: number) =>
  useDealMutation((http, reason: string) => cancelDeal(http, id, reason));
export const useSetPhase = (id: number) =>
  useDealMutation((http, phase: DealPhase) => setPhase(http, id, phase));
export const usePauseOrResume = (id: number) =>
  useDealMutation((http, _: undefined) => pauseOrResume(http, id));
export const useCompleteDeal = (id: number) =>
  useDealMutation((http, _: undefined) => completeDeal(http, id));
export const useArchiveDeal = (id: number) =>
  useDealMutation((http, _: undefined) => archiveOrBack(http, id));
export const useChangeExclusivity = (id: number) =>
  useDealMutation((http, endDate: string) => changeExclusivity(http, id, endDate));
