import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/ui-extra';
import { ReasonForm } from '../../components/reason-form.tsx';
import { useDeclineLoi } from '../../queries/answer-loi.mutation.ts';

export function LoiDeclineModal({ letter, onClose }: ModalOf<'loi-decline'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const decline = useDeclineLoi(letter.id);

  return (
    <ModalFrame title={t('loi.decline.title')} onClose={() => onClose()} busy={decline.isPending}>
      <ReasonForm
        field="decline_reason"
        subject="letter"
        label={t('loi.decline.label')}
        help={t('loi.decline.help')}
        action={t('loi.decline.action')}
        onCancel={() => onClose()}
        onSubmit={async (reason) => {
          await decline.mutateAsync(reason);
          messages.success(t('success.decline_loi'));
          onClose(true);
        }}
      />
    </ModalFrame>
  );
}
