import { DEAL_PHASES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { AskOnceMore } from '../../parts/ask-once-more.tsx';
import { useClosedNotice } from '../../parts/use-closed-notice.ts';
import { useSetPhase } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form.ts';

/** One step forward or back; the other side is told. */
export function MovePhase({ deal, action, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const move = useSetPhase(deal.id);
  const step = action === 'phase_forward' ? 1 : -1;
  const target = DEAL_PHASES[DEAL_PHASES.indexOf(deal.phase) + step] ?? deal.phase;
  return (
    <AskOnceMore
      text={t(`ask.${action}.text`, { phase: t(`phase.${target}`) })}
      action={t(`ask.${action}.action`)}
      pending={move.isPending}
      error={move.error}
      onYes={() =>
        move.mutate(target, {
          onSuccess: onDone,
          onError: (error) => closedNotice.showIfClosed(error) && onCancel(),
        })
      }
      onCancel={onCancel}
    />
  );
}
