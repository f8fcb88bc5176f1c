import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { useClosedNotice } from '../../parts/use-closed-notice.ts';
import { useArchiveDeal, usePauseOrResume } from '../../queries/change-deal.mutation.ts';

/** What is done at once, as it can be undone by the same button. */
export function useQuickActions(deal: DealDetail) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const pause = usePauseOrResume(deal.id);
  const archiving = useArchiveDeal(deal.id);
  const say = (change: Promise<unknown>, done: string) =>
    change.then(() => messages.success(t(done)), closedNotice.showError);

  return {
    isPending: pause.isPending || archiving.isPending,
    pauseOrResume: (action: 'pause' | 'resume') => say(pause.mutateAsync(), `done.${action}`),
    archive: () => say(archiving.mutateAsync(), deal.archived ? 'done.unarchive' : 'done.archive'),
  };
}
