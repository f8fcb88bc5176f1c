import type { RoomFolder } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { useRemoveFolder as useRemoval } from '../../../queries/folders.mutation.ts';

/** Removes a folder, after it is said that what is in it goes up and stays. */
export function useRemoveFolder(dealId: number) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const { isPending, mutateAsync } = useRemoval(dealId);
  const remove = async ({ id, name, count }: RoomFolder) => {
    const isSure = await confirm({
      title: t('folders.remove.title', { name }),
      text: t('folders.remove.text', { count }),
      action: t('folders.remove.action'),
    });
    if (!isSure) return;
    try {
      await mutateAsync(id);
      messages.success(t('folders.remove.done', { name }));
    } catch (error) {
      messages.failure(error);
    }
  };
  return { isPending, remove };
}
