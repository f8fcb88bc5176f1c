import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Consequences } from '../../../components/consequences.tsx';
import { DealDialog } from '../../../components/deal-dialog.tsx';
import { ReasonForm } from '../../../components/reason-form.tsx';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { useDeclineCounter } from '../../../queries/bidding.mutation.ts';

/** The buyer keeps the letter as it is, with or without a reason. */
export function CounterDeclineModal({ dealId, letterId, onClose }: ModalOf<'counter-decline'>) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const messages = useMessages();
  const decline = useDeclineCounter(letterId);
  return (
    <DealDialog
      title={t('counter.decline.title')}
      dealId={dealId}
      busy={decline.isPending}
      onClose={() => onClose()}
    >
      {({ other_party }) => (
        <ReasonForm
          field="reason"
          draftKey={`decline-counter-${letterId}`}
          subject="letter"
          label={t('counter.decline.reason')}
          action={t('counter.decline.action')}
          optional
          onCancel={() => onClose()}
          onSubmit={async (reason) => {
            await decline.mutateAsync(reason);
            messages.success(t('counter.decline.done'));
            onClose(true);
          }}
        >
          <Consequences sentences={[t('counter.decline.stays', { name: partyName(other_party) })]} />
        </ReasonForm>
      )}
    </DealDialog>
  );
}
