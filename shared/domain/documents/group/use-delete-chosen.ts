import { useState } from 'react';
import type { StoredFile } from '../../../contract/business.schema.ts';
import { isHttpError } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useErrorText, useMessages } from '../../../kernel/messages/index.ts';
import { useConfirm } from '../../../kernel/modals/index.ts';
import type { DocumentPlace } from '../api/documents.api.ts';
import { useDeleteDocuments } from '../queries/delete-documents.mutation.ts';
import { PREFIX_OF } from './collections.ts';

const KEY_BY_STATUS: Record<number, string> = {
  403: 'documents.problem.notAllowed',
  404: 'documents.gone',
  409: 'documents.problem.closed',
};

/**
 * What is chosen, and its deletion. It is asked for first and can't be taken back: the server destroys the bytes, so an
 * 'undo' would be a promise that a closed tab breaks.
 */
export function useDeleteChosen(place: DocumentPlace, shown: readonly StoredFile[]) {
  const { t } = useTranslation(['inputs', 'messages']);
  const confirm = useConfirm();
  const messages = useMessages();
  const errorText = useErrorText();
  const remove = useDeleteDocuments(place);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  // What is no longer on the page is not chosen either: nobody deletes what they do not see.
  const chosen = shown.filter(({ id }) => marked.has(id));

  const wordsOf = (error: unknown) => {
    const key = isHttpError(error) ? KEY_BY_STATUS[error.status ?? 0] : undefined;
    return key ? t(key) : errorText(error);
  };
  const ask = async (files: readonly StoredFile[]) => {
    const [first] = files;
    if (!first || remove.isPending) return;
    const several = files.length > 1;
    const sure = await confirm({
      title: several
        ? t('documents.delete.titleSeveral', { count: files.length })
        : t('documents.delete.title', { name: first.name }),
      text: several
        ? t('documents.delete.textSeveral', { names: files.map(({ name }) => name).join(', ') })
        : t('documents.delete.text'),
      action: t('documents.delete.action'),
      cancel: t('documents.delete.keep'),
      danger: true,
    });
    if (!sure) return;
    try {
      await remove.mutateAsync(files.map(({ id }) => id));
      setMarked(new Set());
      messages.success(
        several
          ? t('documents.delete.doneSeveral', { count: files.length })
          : t('documents.delete.done', { name: first.name }),
      );
    } catch (error) {
      const words = wordsOf(error);
      if (words) messages.error(t(PREFIX_OF[place.kind], { ns: 'messages' }) + words);
    }
  };
  return {
    chosen,
    deleting: remove.isPending,
    isChosen: (id: number) => marked.has(id),
    choose: (ids: readonly number[], wanted: boolean) => {
      const next = new Set(marked);
      for (const id of ids) wanted ? next.add(id) : next.delete(id);
      setMarked(next);
    },
    ask,
  };
}
