import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { useSetPaused } from '../queries/change-deal.mutation.ts';
import { useClosedNotice } from './use-closed-notice.ts';
import { usePartyName } from './use-party-name.ts';

/** Pauses or resumes a deal after a question: the other side is told, and that can't be taken back. */
export function usePause(deal: DealDetail) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const { mutateAsync, isPending } = useSetPaused(deal.id);
  return {
    isPending,
    ask: async (action: 'pause' | 'resume') => {
      const sure = await confirm({
        title: t(`pause.${action}.title`),
        text: t(`pause.${action}.text`, { name: partyName(deal.other_party) }),
        action: t(`action.${action}`),
      });
      if (!sure) return;
      await mutateAsync(action === 'pause').then(
        () => messages.success(t(`success.${action}`)),
        closedNotice.showError,
      );
    },
  };
}
