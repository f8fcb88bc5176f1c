import { FILE_SIZE } from '../../../contract/limits.ts';
import { useFormat } from '../../../design/format/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useMessages } from '../../../kernel/messages/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { useMutation, useQueryClient } from '../../../kernel/query/index.ts';
import { type DocumentScope, replaceDocument } from '../api/documents.api.ts';
import { PREFIX_OF } from '../group/collections.ts';
import { type UploadProblem, uploadProblem } from '../queue/upload-problem.ts';
import { checkDocument } from '../queue/use-document-queue.ts';
import { refreshDocuments } from './document-list.query.ts';

interface Replacement {
  /** The id of the document of which the file is the new version. */
  replaced: number;
  file: File;
}

/** A new version of a document of a deal; why it was not stored is told in a message. */
export const useReplaceDocument = (scope: DocumentScope) => {
  const { t } = useTranslation(['inputs', 'messages']);
  const { fileSize } = useFormat();
  const { http } = useShellPlatform();
  const queries = useQueryClient();
  const messages = useMessages();
  const tell = ({ key }: UploadProblem) =>
    messages.error(
      t(PREFIX_OF[scope.kind], { ns: 'messages' }) +
        t(`documents.problem.${key}`, { max: fileSize(FILE_SIZE.document) }),
    );
  const mutation = useMutation({
    mutationFn: ({ replaced, file }: Replacement) => replaceDocument(http, scope, replaced, file),
    onSuccess: (_, { file }) => messages.success(t('documents.replaced', { name: file.name })),
    onError: (error) => tell(uploadProblem(error)),
    onSettled: () => refreshDocuments(queries, scope),
  });
  return {
    isPending: mutation.isPending,
    replace(replaced: number, file: File) {
      const problem = checkDocument(file, new Set());
      if (problem) tell(problem);
      else mutation.mutate({ replaced, file });
    },
  };
};
