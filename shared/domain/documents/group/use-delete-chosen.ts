import { useState } from 'react';
import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import type { ErrorCode } from '../../../contract/index.ts';
import { isHttpError } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useErrorText, useMessages } from '../../../kernel/messages/index.ts';
import { useConfirm } from '../../../kernel/modals/index.ts';
import type { DocumentScope } from '../api/documents.api.ts';
import { useDeleteDocuments } from '../queries/delete-documents.mutation.ts';
import { PREFIX_OF } from './collections.ts';

const KEY_BY_CODE: { readonly [Code in ErrorCode]?: string } = {
  'file.owner_only': 'documents.problem.notAllowed',
  'deal.staff_read_only': 'documents.problem.notAllowed',
  'file.not_found': 'documents.gone',
  'company.not_found': 'documents.gone',
  'opportunity.not_found': 'documents.gone',
  'deal.not_found': 'documents.gone',
  'opportunity.sold': 'documents.problem.closed',
  'opportunity.unlisted': 'documents.problem.closed',
  'deal.wrong_status': 'documents.problem.closed',
};

/**
 * The chosen documents, and their deletion after a confirmation. There is no undo, because the server deletes the files at once.
 */
export function useDeleteChosen(scope: DocumentScope, shown: readonly StoredFile[]) {
  const { t } = useTranslation(['inputs', 'messages']);
  const confirm = useConfirm();
  const messages = useMessages();
  const errorText = useErrorText();
  const deletion = useDeleteDocuments(scope);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  // Only documents on the current page count, so that nobody deletes invisible ones.
  const chosen = shown.filter(({ id }) => chosenIds.has(id));

  const textOf = (error: unknown) => {
    const key = isHttpError(error) && error.code ? KEY_BY_CODE[error.code] : undefined;
    return key ? t(key) : errorText(error);
  };
  const remove = async (files: readonly StoredFile[]) => {
    const [first] = files;
    if (!first || deletion.isPending) return;
    const several = files.length > 1;
    const confirmed = await confirm({
      title: several
        ? t('documents.delete.titleSeveral', { count: files.length })
        : t('documents.delete.title', { name: first.name }),
      text: several
        ? t('documents.delete.textSeveral', { names: files.map(({ name }) => name).join(', ') })
        : t('documents.delete.text'),
      action: t('documents.delete.action'),
      danger: true,
    });
    if (!confirmed) return;
    try {
      await deletion.mutateAsync(files.map(({ id }) => id));
      setChosenIds(new Set());
      messages.success(
        several
          ? t('documents.delete.doneSeveral', { count: files.length })
          : t('documents.delete.done', { name: first.name }),
      );
    } catch (error) {
      const text = textOf(error);
      if (text) messages.error(t(PREFIX_OF[scope.kind], { ns: 'messages' }) + text);
    }
  };
  return {
    chosen,
    deleting: deletion.isPending,
    isChosen: (id: number) => chosenIds.has(id),
    choose: (ids: readonly number[], chosen: boolean) => {
      const next = new Set(chosenIds);
      for (const id of ids) chosen ? next.add(id) : next.delete(id);
      setChosenIds(next);
    },
    remove,
  };
}
