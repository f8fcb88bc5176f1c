import type { RoomDocument } from '@handover/shared/contract';
import { useDeleteDocuments } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';

/** Deletes a document with all its versions, after a confirmation. */
export function useRemoveDocument(scope: Parameters<typeof useDeleteDocuments>[0]) {
  const { t } = useTranslation(['deals', 'inputs']);
  const confirm = useConfirm();
  const messages = useMessages();
  const deletion = useDeleteDocuments(scope);
  return {
    isPending: deletion.isPending,
    async remove({ id, name, version }: RoomDocument) {
      const confirmed = await confirm({
        title: t('documents.delete.title', { ns: 'inputs', name }),
        text: version > 1 ? t('dataRoom.deleteVersions') : t('documents.delete.text', { ns: 'inputs' }),
        action: t('documents.delete.action', { ns: 'inputs' }),
        cancel: t('documents.delete.keep', { ns: 'inputs' }),
        danger: true,
      });
      if (!confirmed) return;
      deletion.mutate([id], {
        onSuccess: () => messages.success(t('documents.delete.done', { ns: 'inputs', name })),
        onError: (error) => messages.failure(error),
      });
    },
  };
}
