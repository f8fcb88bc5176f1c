import { useEffect, useRef, useState } from 'react';
import { FILE_SIZE } from '../../../contract/limits.ts';
import { useFormat } from '../../../design/format/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useMessages } from '../../../kernel/messages/index.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import { type DocumentKind, PREFIX_OF } from './collections.ts';

/**
 * The announcement for screen readers when an upload ends. Failed uploads are also reported by a message once all have ended, because
 * their rows may be out of view.
 */
export function useUploadAnnouncement(queue: DocumentQueue, kind: DocumentKind): string {
  const { t } = useTranslation(['inputs', 'messages']);
  const { fileSize } = useFormat();
  const messages = useMessages();
  const [announcement, announce] = useState('');
  const latest = useRef({ t, fileSize });
  latest.current = { t, fileSize };
  useEffect(() => {
    let failed: string[] = [];
    return queue.onEnd(({ file: { name }, state, problem }, end) => {
      const { t: translate, fileSize: formatSize } = latest.current;
      const max = formatSize(FILE_SIZE.document);
      const reason = problem && translate(`documents.problem.${problem.key}`, { max });
      const text = problem?.text ?? translate(`documents.announcement.${end}`, { name, why: reason });
      announce(text);
      if (problem && state === 'sending') failed.push(text);
      const [first] = failed;
      if (!first || queue.items().some((item) => item.state !== 'stopped')) return;
      const summary =
        failed.length > 1 ? translate('documents.announcement.several', { count: failed.length }) : first;
      messages.error(translate(PREFIX_OF[kind], { ns: 'messages' }) + summary);
      failed = [];
    });
  }, [queue, kind, messages]);
  return announcement;
}
