import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { usePause } from '../../hooks/use-pause.ts';
import { pendingLetter } from '../../rules/deal-state.ts';
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

  const act = () => {
    if (action === 'resume') return void pause.ask('resume');
    if (action === 'submit_loi') return void modals.open('loi-submit', { dealId: deal.id });
    if (action === 'update_loi')
      return void (letter && modals.open('loi-upload', { dealId: deal.id, letterId: letter.id }));
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
      {t(`action.${action === 'phase_forward' ? `forward_${deal.phase}` : action}`)}
    </Button>
  );
}
