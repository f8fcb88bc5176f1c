import type { DealPhase } from '@handover/shared/contract';
import {
  cancelDeal,
  changeExclusivity,
  completeDeal,
  setPhase,
  toggleArchived,
  togglePause,
} from '../api/deals.api.ts';
import { useDealMutation } from './deal.mutation.ts';

export const useCancelDeal = (id: number) =>
  useDealMutation((http, reason: string) => cancelDeal(http, id, reason));
export const useSetPhase = (id: number) =>
  useDealMutation((http, phase: DealPhase) => setPhase(http, id, phase));
export const useTogglePause = (id: number) => useDealMutation((http) => togglePause(http, id));
export const useCompleteDeal = (id: number) => useDealMutation((http) => completeDeal(http, id));
export const useToggleArchived = (id: number) => useDealMutation((http) => toggleArchived(http, id));
export const useChangeExclusivity = (id: number) =>
  useDealMutation((http, endDate: string) => changeExclusivity(http, id, endDate));
