import { DAYS } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/ui-extra';
import { EndDateForm } from '../../components/end-date-form.tsx';
import { useAcceptLoi } from '../../queries/answer-loi.mutation.ts';
import { dayFromNow } from '../../rules/calendar.ts';

/** Accepting can't be undone: due diligence and exclusivity begin, so the end of exclusivity is chosen here. */
export function LoiAcceptModal({ dealId, letter, onClose }: ModalOf<'loi-accept'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const acceptance = useAcceptLoi(letter.id);

  return (
    <ModalFrame title={t('loi.accept.title')} onClose={() => onClose()} busy={acceptance.isPending}>
      <EndDateForm
        subject="letter"
        dealId={dealId}
        initial={dayFromNow(DAYS.exclusivityDefault)}
        help={t('loi.accept.help')}
        action={t('loi.accept.action')}
        onCancel={() => onClose()}
        onSubmit={async (endDate) => {
          await acceptance.mutateAsync(endDate);
          messages.success(t('success.accept_loi'));
          onClose(true);
        }}
      />
    </ModalFrame>
  );
}
