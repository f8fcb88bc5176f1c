import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Link, routes } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { useHasDraft } from '../../hooks/use-has-draft.ts';
import { usePause } from '../../hooks/use-pause.ts';
import { pendingLetter } from '../../rules/deal-state.ts';
import { letterDraft } from '../../rules/letter-draft.ts';
import type { CompletionStep, StepAction } from '../../rules/step-actions.ts';

type AnyStep = StepAction | CompletionStep;

interface StepButtonProps<Action extends AnyStep = AnyStep> {
  deal: DealDetail;
  action: Action;
  isPrimary: boolean;
}

const look = (isPrimary: boolean) => (isPrimary ? { color: 'accent' } : { variant: 'default' });

/** A letter has a page of its own; the rest is asked in a dialog. */
export function StepButton({ deal, action, isPrimary }: StepButtonProps) {
  if (action === 'submit_loi' || action === 'update_loi')
    return <LetterLink deal={deal} action={action} isPrimary={isPrimary} />;
  return <ActionButton deal={deal} action={action} isPrimary={isPrimary} />;
}

function LetterLink({ deal, action, isPrimary }: StepButtonProps<'submit_loi' | 'update_loi'>) {
  const { t } = useTranslation('deals');
  const hasDraft = useHasDraft(
    letterDraft(deal.id, action === 'update_loi' ? pendingLetter(deal) : undefined),
  );
  return (
    <Button component={Link} to={routes.dealLetter(deal.id)} {...look(isPrimary)}>
      {t(`action.${hasDraft ? `continue_${action}` : action}`)}
    </Button>
  );
}

function ActionButton({
  deal,
  action,
  isPrimary,
}: StepButtonProps<Exclude<AnyStep, 'submit_loi' | 'update_loi'>>) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const pause = usePause(deal);
  const letter = pendingLetter(deal);

  const act = () => {
    if (action === 'resume') return void pause.ask('resume');
    if (action === 'accept_loi' || action === 'decline_loi')
      return void (
        letter &&
        modals.open(action === 'accept_loi' ? 'loi-accept' : 'loi-decline', { dealId: deal.id, letter })
      );
    return void modals.open('deal-action', { deal, action });
  };

  return (
    <Button {...look(isPrimary)} onClick={act} loading={pause.isPending}>
      {t(`action.${action === 'phase_forward' ? `forward_${deal.phase}` : action}`)}
    </Button>
  );
}
