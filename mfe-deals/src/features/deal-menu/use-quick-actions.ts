import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useSetPaused, useToggleArchived } from '../../queries/change-deal.mutation.ts';

/** Actions without a confirmation, since the same button undoes them. */
export function useQuickActions(deal: DealDetail) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const pause = useSetPaused(deal.id);
  const archiving = useToggleArchived(deal.id);
  const notifyOf = (change: Promise<unknown>, successKey: string) =>
    change.then(() => messages.success(t(successKey)), closedNotice.showError);

  return {
    isPending: pause.isPending || archiving.isPending,
    togglePause: (action: 'pause' | 'resume') =>
      notifyOf(pause.mutateAsync(action === 'pause'), `success.${action}`),
    archive: () => notifyOf(archiving.mutateAsync(), deal.archived ? 'success.unarchive' : 'success.archive'),
  };
}
