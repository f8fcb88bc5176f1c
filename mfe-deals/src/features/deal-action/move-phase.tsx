import { DEAL_PHASES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Text } from '@handover/shared/ui';
import { useSetPhase } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form-props.ts';
import { ConfirmPanel } from './confirm-panel.tsx';

/** One phase forward or back; the other side is notified. */
export function MovePhase(props: ActionFormProps) {
  const { deal, action } = props;
  const { t } = useTranslation('deals');
  const { mutateAsync, isPending, error } = useSetPhase(deal.id);
  const step = action === 'phase_forward' ? 1 : -1;
  const target = DEAL_PHASES[DEAL_PHASES.indexOf(deal.phase) + step] ?? deal.phase;
  return (
    <ConfirmPanel {...props} isPending={isPending} error={error} onConfirm={() => mutateAsync(target)}>
      <Text>{t(`actionDialog.${action}.text`, { phase: t(`phase.${target}`) })}</Text>
    </ConfirmPanel>
  );
}
