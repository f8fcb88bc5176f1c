import { useTranslation } from '@handover/shared/i18n';
import { Text } from '@handover/shared/ui';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { useAnswerCompletion } from '../../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from '../action-form-props.ts';
import { ConfirmPanel } from '../confirm-panel.tsx';

/** The buyer confirms the sale before the seller says what it came to. */
export function AnnounceCompletion(props: ActionFormProps) {
  const { deal } = props;
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { mutateAsync, isPending, error } = useAnswerCompletion(deal.id);
  return (
    <ConfirmPanel
      {...props}
      isPending={isPending}
      error={error}
      onConfirm={() => mutateAsync({ confirmed: true })}
    >
      <Text>{t('completion.announceText', { name: partyName(deal.other_party) })}</Text>
    </ConfirmPanel>
  );
}
