import type { ClosingLine, DealDetail } from '@handover/shared/contract';
import { DocumentButtons } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { DeleteButton } from '@handover/shared/ui-extra';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import type { useRemoveClosingFile } from '../../../queries/closing.mutation.ts';
import classes from '../closing.module.css';

interface LineFilesProps {
  line: ClosingLine;
  deal: DealDetail;
  mayRemove: boolean;
  removal: ReturnType<typeof useRemoveClosingFile>;
}

/** The documents of a line, each with the side that attached it. */
export function LineFiles({ line, deal, mayRemove, removal }: LineFilesProps) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  if (line.files.length === 0) return null;
  const remove = async (id: number, name: string) => {
    const sure = await confirm({
      title: t('closing.files.remove.title', { name }),
      text: t('closing.files.remove.text'),
      action: t('diligence.delete.action'),
      danger: true,
    });
    if (!sure) return;
    await removal.mutateAsync(id).then(
      () => messages.success(t('closing.files.remove.done')),
      (error: unknown) => closedNotice.showError(error),
    );
  };
  return (
    <ul className={classes.files} aria-label={t('closing.files.title')}>
      {line.files.map(({ side, file, mine }) => (
        <li key={file.id} className={classes.file}>
          <DocumentButtons file={file} size="xs">
            <span className={classes.meta}>
              {side === deal.side ? t('closing.files.own') : t(`closing.files.of.${side}`)}
            </span>
            {mine && mayRemove ? (
              <DeleteButton
                size="xs"
                aria-label={t('closing.files.remove.named', { name: file.name })}
                loading={removal.isPending && removal.variables === file.id}
                onClick={() => remove(file.id, file.name)}
              >
                {t('diligence.delete.action')}
              </DeleteButton>
            ) : null}
          </DocumentButtons>
        </li>
      ))}
    </ul>
  );
}
