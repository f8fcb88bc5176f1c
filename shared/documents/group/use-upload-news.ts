import { useEffect, useRef, useState } from 'react';
import { FILE_SIZE } from '../../contract/limits.ts';
import { useFormat } from '../../format/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { useMessages } from '../../messages/index.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import { type DocumentKind, PREFIX_OF } from './collections.ts';

/**
 * What a screen reader hears of uploads, one sentence at each end; a failure is told over the page too, behind the prefix of
 * its group, since the row may be out of sight by then.
 */
export function useUploadNews(queue: DocumentQueue, kind: DocumentKind): string {
  const { t } = useTranslation(['inputs', 'messages']);
  const { fileSize } = useFormat();
  const messages = useMessages();
  const [news, setNews] = useState('');
  const latest = useRef({ t, fileSize });
  latest.current = { t, fileSize };
  useEffect(
    () =>
      queue.onEnd(({ file: { name }, problem }, end) => {
        const words = latest.current;
        if (!problem) return setNews(words.t(`documents.news.${end}`, { name }));
        const max = words.fileSize(FILE_SIZE.document);
        const why = words.t(`documents.problem.${problem.key}`, { max });
        const text = words.t('documents.news.stopped', { name, why });
        setNews(text);
        messages.error(words.t(PREFIX_OF[kind], { ns: 'messages' }) + text);
      }),
    [queue, kind, messages],
  );
  return news;
}
