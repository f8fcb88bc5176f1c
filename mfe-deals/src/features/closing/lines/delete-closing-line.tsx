import type { ClosingLine } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { DeleteButton } from '@handover/shared/ui-extra';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useDeleteClosingLine } from '../../../queries/closing.mutation.ts';

/** Asks before: its documents go with it. */
export function DeleteClosingLine({ line, onDeleted }: { line: ClosingLine; onDeleted: () => void }) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const removal = useDeleteClosingLine(line);
  const remove = async () => {
    const sure = await confirm({
      title: t('diligence.delete.title'),
      text: t('closing.list.deleteText', { title: line.title }),
      action: t('diligence.delete.action'),
      danger: true,
    });
    if (!sure) return;
    await removal.mutateAsync().then(
      () => {
        onDeleted();
        messages.success(t('diligence.delete.done'));
      },
      (error: unknown) => closedNotice.showError(error),
    );
  };
  return (
    <DeleteButton size="xs" loading={removal.isPending} onClick={remove}>
      {t('diligence.delete.action')}
    </DeleteButton>
  );
}
