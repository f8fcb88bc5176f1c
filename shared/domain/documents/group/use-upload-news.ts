import { useEffect, useRef, useState } from 'react';
import { FILE_SIZE } from '../../../contract/limits.ts';
import { useFormat } from '../../../design/format/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useMessages } from '../../../kernel/messages/index.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import { type DocumentKind, PREFIX_OF } from './collections.ts';

/**
 * What a screen reader hears of uploads, one sentence at each end. What failed on its way is told over the page too, once all
 * have ended and behind the prefix of its group: the rows may be out of sight by then.
 */
export function useUploadNews(queue: DocumentQueue, kind: DocumentKind): string {
  const { t } = useTranslation(['inputs', 'messages']);
  const { fileSize } = useFormat();
  const messages = useMessages();
  const [news, setNews] = useState('');
  const latest = useRef({ t, fileSize });
  latest.current = { t, fileSize };
  useEffect(() => {
    let failed: string[] = [];
    return queue.onEnd(({ file: { name }, state, problem }, end) => {
      const words = latest.current;
      const max = words.fileSize(FILE_SIZE.document);
      const why = problem && words.t(`documents.problem.${problem.key}`, { max });
      const text = words.t(`documents.news.${end}`, { name, why });
      setNews(text);
      if (problem && state === 'sending') failed.push(text);
      const [first] = failed;
      if (!first || queue.items().some((item) => item.state !== 'stopped')) return;
      const told = failed.length > 1 ? words.t('documents.news.several', { count: failed.length }) : first;
      messages.error(words.t(PREFIX_OF[kind], { ns: 'messages' }) + told);
      failed = [];
    });
  }, [queue, kind, messages]);
  return news;
}
