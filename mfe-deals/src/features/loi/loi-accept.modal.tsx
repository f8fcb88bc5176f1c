import { DAYS } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/overlays';
import { routes } from '@handover/shared/router';
import { EndDateForm } from '../../parts/end-date-form.tsx';
import { useClosedNotice } from '../../parts/use-closed-notice.ts';
import { useAcceptLoi } from '../../queries/answer-loi.mutation.ts';
import { dayFromNow } from '../../rules/calendar.ts';

/** Accepting is final: due diligence begins and exclusivity runs, so the date is chosen here. */
export function LoiAcceptModal({ dealId, letter, onClose }: ModalOf<'loi-accept'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const acceptance = useAcceptLoi(letter.id);
  const closedNotice = useClosedNotice('letter', routes.dealView(dealId));

  return (
    <ModalFrame title={t('loi.accept.title')} onClose={() => onClose()} busy={acceptance.isPending}>
      <EndDateForm
        initial={dayFromNow(DAYS.exclusivityDefault)}
        help={t('loi.accept.help')}
        action={t('loi.accept.action')}
        closedNotice={closedNotice}
        onCancel={() => onClose()}
        onSubmit={async (endDate) => {
          await acceptance.mutateAsync(endDate);
          messages.success(t('done.accept_loi'));
          onClose(true);
        }}
      />
    </ModalFrame>
  );
}
