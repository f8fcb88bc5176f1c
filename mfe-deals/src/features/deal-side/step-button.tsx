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

const ANSWERS = { accept_loi: 'loi-accept', decline_loi: 'loi-decline' } as const;
const look = (isPrimary: boolean) => (isPrimary ? { color: 'accent' } : { variant: 'default' });

/** A letter has a page of its own; the rest is asked in a dialog. */
export function StepButton({ deal, action, isPrimary }: StepButtonProps) {
  if (action === 'submit_loi' || action === 'update_loi')
    return <LetterLink deal={deal} action={action} isPrimary={isPrimary} />;
  if (action === 'answer_counter') return <CounterAnswer deal={deal} isPrimary={isPrimary} />;
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

/** Taking a counter-proposal over begins the next version of the letter with it. */
function CounterAnswer({ deal, isPrimary }: Pick<StepButtonProps, 'deal' | 'isPrimary'>) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const letter = pendingLetter(deal);
  if (!letter) return null;
  return (
    <>
      <Button component={Link} to={routes.dealLetter(deal.id, { counter: 1 })} {...look(isPrimary)}>
        {t('action.take_over_counter')}
      </Button>
      <Button
        variant="default"
        onClick={() => modals.open('counter-decline', { dealId: deal.id, letterId: letter.id })}
      >
        {t('action.decline_counter')}
      </Button>
    </>
  );
}

function ActionButton({
  deal,
  action,
  isPrimary,
}: StepButtonProps<Exclude<AnyStep, 'submit_loi' | 'update_loi' | 'answer_counter'>>) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const pause = usePause(deal);
  const letter = pendingLetter(deal);

  const act = () => {
    if (action === 'resume') return void pause.ask('resume');
    if (action === 'accept_loi' || action === 'decline_loi')
      return void (letter && modals.open(ANSWERS[action], { dealId: deal.id, letter }));
    return void modals.open('deal-action', { deal, action });
  };

  return (
    <Button {...look(isPrimary)} onClick={act} loading={pause.isPending}>
      {t(`action.${action === 'phase_forward' ? `forward_${deal.phase}` : action}`)}
    </Button>
  );
}
