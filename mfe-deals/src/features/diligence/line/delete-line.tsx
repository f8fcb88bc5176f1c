import type { DiligenceLineDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { DeleteButton } from '@handover/shared/ui-extra';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useDeleteLine } from '../../../queries/diligence.mutation.ts';

/** Asks before: what was written on the line goes with it. */
export function DeleteLine({ line, onDeleted }: { line: DiligenceLineDetail; onDeleted: () => void }) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const removal = useDeleteLine(line);
  const remove = async () => {
    const sure = await confirm({
      title: t('diligence.delete.title'),
      text: t('diligence.delete.text', { request: line.request }),
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
