import type { Deal } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { useSetArchived } from '../queries/change-deal.mutation.ts';
import { useClosedNotice } from './use-closed-notice.ts';

/** Archives a deal, or takes it out, without a question: only the viewer's own list changes, and the message takes it back. */
export function useArchive({ id, archived }: Pick<Deal, 'id' | 'archived'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal', routes.dealView(id));
  const { mutateAsync, isPending } = useSetArchived(id);
  const set = (value: boolean): Promise<void> =>
    mutateAsync(value).then(() => {
      const undo = { label: t('undo'), onChoose: () => void set(!value) };
      messages.success(t(value ? 'success.archive' : 'success.unarchive'), { choices: [undo] });
    }, closedNotice.showError);
  return { isPending, archive: () => set(!archived) };
}
