import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { Consequences } from '../../components/consequences.tsx';
import { DealDialog } from '../../components/deal-dialog.tsx';
import { ReasonForm } from '../../components/reason-form.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useDeclineLoi } from '../../queries/answer-loi.mutation.ts';
import { useNewVersionError } from './form/use-new-version-error.ts';

export function LoiDeclineModal({ dealId, letter, onClose }: ModalOf<'loi-decline'>) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const messages = useMessages();
  const decline = useDeclineLoi(letter);
  const toNewVersionError = useNewVersionError();

  return (
    <DealDialog
      title={t('loi.decline.title')}
      dealId={dealId}
      busy={decline.isPending}
      onClose={() => onClose()}
    >
      {({ other_party }) => (
        <Stack gap="md">
          <Consequences
            sentences={[
              t('loi.decline.closed'),
              t('loi.decline.back', { name: partyName(other_party) }),
              t('loi.decline.again', { name: partyName(other_party) }),
            ]}
          />
          <ReasonForm
            field="decline_reason"
            draftKey={`decline-letter-${letter.id}`}
            subject="letter"
            label={t('loi.decline.label')}
            help={t('loi.decline.help')}
            action={t('loi.decline.action')}
            onCancel={() => onClose()}
            onSubmit={async (reason) => {
              await decline.mutateAsync(reason).catch(toNewVersionError);
              messages.success(t('success.decline_loi'));
              onClose(true);
            }}
          />
        </Stack>
      )}
    </DealDialog>
  );
}
