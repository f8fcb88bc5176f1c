import { DAYS } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Consequences } from '../../components/consequences.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useCompleteDeal } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form-props.ts';
import { ConfirmPanel } from './confirm-panel.tsx';

/** Rivals are counted for the owner alone, and never named. */
export function CompleteDeal(props: ActionFormProps) {
  const { deal } = props;
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { mutateAsync, isPending, error } = useCompleteDeal(deal.id);
  const { type_of_opportunity: context, number_of_active_deals: active } = deal;
  const name = partyName(deal.other_party);
  return (
    <ConfirmPanel {...props} isPending={isPending} error={error} onConfirm={mutateAsync}>
      <Consequences
        sentences={[
          t('actionDialog.complete.final'),
          t('actionDialog.complete.market', { context, days: DAYS.soldShown }),
          active === null
            ? t('actionDialog.complete.rivalsUnknown')
            : // This deal is one of them.
              t('actionDialog.complete.rivals', { count: Math.max(0, active - 1) }),
          t('actionDialog.complete.stays', { name }),
          t('actionDialog.complete.contact', { name }),
        ]}
      />
    </ConfirmPanel>
  );
}
