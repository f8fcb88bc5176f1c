import type { DealAction, DealDetail } from '@handover/shared/contract';
import { can, isOver } from './deal-state.ts';

export type StepAction = Extract<
  DealAction,
  | 'submit_loi'
  | 'update_loi'
  | 'accept_loi'
  | 'decline_loi'
  | 'answer_counter'
  | 'attach_company'
  | 'phase_forward'
  | 'complete'
  | 'resume'
>;
/** The answers to what the seller says of the sale are buttons of their own; on the wire they are one action. */
export type CompletionStep = 'confirm_completion' | 'refuse_completion' | 'announce_completion';

const offers: Record<DealDetail['phase'], StepAction[]> = {
  introduction: ['attach_company', 'submit_loi'],
  loi: ['answer_counter', 'accept_loi', 'decline_loi', 'update_loi'],
  due_diligence: ['phase_forward'],
  spa: ['phase_forward'],
  closing: ['complete'],
};

/** The buttons of the next step, the most likely one first; only what the server allows. */
export function stepActions(
  deal: Pick<DealDetail, 'status' | 'phase' | 'actions' | 'completion'>,
): (StepAction | CompletionStep)[] {
  if (isOver(deal)) return [];
  if (can(deal, 'answer_completion'))
    return deal.completion?.state === 'proposed'
      ? ['confirm_completion', 'refuse_completion']
      : ['announce_completion'];
  const actions: StepAction[] = deal.status === 'paused' ? ['resume'] : offers[deal.phase];
  return actions.filter((action) => can(deal, action));
}
