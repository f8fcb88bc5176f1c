import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useToggleArchived } from '../../queries/change-deal.mutation.ts';

/** Without a question: only the viewer's own list changes, and the same button undoes it. */
export function useArchive(deal: DealDetail) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const { mutateAsync, isPending } = useToggleArchived(deal.id);
  const archive = () =>
    mutateAsync().then(
      () => messages.success(t(deal.archived ? 'success.unarchive' : 'success.archive')),
      closedNotice.showError,
    );
  return { isPending, archive };
}
