import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { useReducer } from 'react';
import { useHasDraft } from '../../hooks/use-has-draft.ts';
import { usePause } from '../../hooks/use-pause.ts';
import { pendingLetter } from '../../rules/deal-state.ts';
import { letterDraft } from '../../rules/letter-draft.ts';
import type { StepAction } from '../../rules/step-actions.ts';

interface StepButtonProps {
  deal: DealDetail;
  action: StepAction;
  isPrimary: boolean;
}

export function StepButton({ deal, action, isPrimary }: StepButtonProps) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const pause = usePause(deal);
  const letter = pendingLetter(deal);
  const drafts = {
    submit_loi: letterDraft(deal.id),
    update_loi: letter && letterDraft(deal.id, letter),
  };
  const hasDraft = useHasDraft(
    action === 'submit_loi' || action === 'update_loi' ? drafts[action] : undefined,
  );
  // A letter may have been begun, or sent, once its dialog closes.
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);

  const act = () => {
    if (action === 'resume') return void pause.ask('resume');
    if (action === 'submit_loi') return void modals.open('loi-submit', { dealId: deal.id }).then(lookAgain);
    if (action === 'update_loi')
      return void (
        letter && modals.open('loi-upload', { dealId: deal.id, letterId: letter.id }).then(lookAgain)
      );
    if (action === 'accept_loi' || action === 'decline_loi')
      return void (
        letter &&
        modals.open(action === 'accept_loi' ? 'loi-accept' : 'loi-decline', { dealId: deal.id, letter })
      );
    return void modals.open('deal-action', { deal, action });
  };

  return (
    <Button
      {...(isPrimary ? { color: 'accent' } : { variant: 'default' })}
      onClick={act}
      loading={pause.isPending}
    >
      {t(
        `action.${hasDraft ? `continue_${action}` : action === 'phase_forward' ? `forward_${deal.phase}` : action}`,
      )}
    </Button>
  );
}
