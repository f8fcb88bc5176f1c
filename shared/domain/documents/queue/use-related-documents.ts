import { DescribedError, type RecordValues, type RelatedData } from '../../../design/forms/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../group/collections.ts';
import type { DocumentQueues } from './use-document-queues.ts';

const NAMES = {
  annual_accounts: 'annualAccounts',
  documents: 'documents',
  general_ledger: 'ledger',
} as const;

/**
 * The files of `PendingDocuments` as parts of the save of a record, for `related` of `RecordCalls`: each group that could not be
 * stored is named, and saving again sends only what is not stored yet.
 *
 * @param section the section of the form that shows the files
 */
export function useRelatedDocuments<Values extends RecordValues>(
  { queues }: DocumentQueues,
  section: string,
): RelatedData<Values>[] {
  const { t } = useTranslation('inputs');
  const relatedGroup = (kind: DocumentKind): RelatedData<Values> => {
    const queue = queues[kind];
    return {
      name: NAMES[kind],
      fields: [],
      section,
      isNeeded: () => queue.items().length > 0,
      save: async ({ id }) => {
        // The number of files that are left does not tell: one may have been removed or added meanwhile.
        let isHalfDone = false;
        const ended = queue.onEnd((_, end) => {
          isHalfDone ||= end === 'stored';
        });
        for (const { id: item, problem } of queue.items()) if (problem?.action === 'again') queue.retry(item);
        const stopped = await queue.uploadTo(id);
        ended();
        if (stopped.length === 0) return undefined;
        const names = stopped.map(({ file }) => file.name).join(', ');
        const text = t('documents.notStored', { count: stopped.length, names });
        throw new DescribedError(text, { isHalfDone });
      },
    };
  };
  return DOCUMENT_KINDS.map(relatedGroup);
}
