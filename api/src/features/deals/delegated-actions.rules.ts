import type { DealAction } from '@handover/shared/contract';
import { lacksRight } from '../../http/acting.rules.ts';
import type { Acting } from '../../http/call.ts';
import type { OnBehalf } from '../../http/route.ts';

/** What an adviser needs to do it for a party: what binds the party is for those whom it has let accept. */
export const ACTION_NEEDS: Record<DealAction, OnBehalf['needs']> = {
  submit_loi: 'accept',
  update_loi: 'accept',
  withdraw_loi: 'accept',
  accept_loi: 'accept',
  decline_loi: 'negotiate',
  counter_loi: 'negotiate',
  answer_counter: 'accept',
  phase_forward: 'negotiate',
  phase_back: 'negotiate',
  pause: 'negotiate',
  resume: 'negotiate',
  cancel: 'never',
  complete: 'accept',
  answer_completion: 'accept',
  withdraw_completion: 'accept',
  change_exclusivity: 'accept',
  propose_exclusivity_end: 'negotiate',
  answer_exclusivity_proposal: 'accept',
  withdraw_exclusivity_proposal: 'negotiate',
  attach_company: 'never',
  ask: 'ask',
};

/** The call of a deal by which an adviser does it for a party. */
export const delegated = (action: DealAction): OnBehalf => ({ about: 'deal', needs: ACTION_NEEDS[action] });

/** Those that the viewer may do, as a party or for one. */
export const delegatedActions = (actions: DealAction[], acting: Acting | undefined): DealAction[] =>
  acting ? actions.filter((action) => lacksRight(delegated(action), acting) === null) : actions;
