import { useEffect, useRef, useState } from 'react';
import { COUNT, DOCUMENT_EXTENSIONS, FILE_SIZE } from '../../../contract/limits.ts';
import { fileProblem } from '../../../design/forms/index.ts';
import { usePlatform } from '../../../kernel/platform/index.ts';
import { useQueryClient } from '../../../kernel/query/index.ts';
import { type DocumentPlace, uploadDocument } from '../api/documents.api.ts';
import { refreshDocuments } from '../queries/document-list.query.ts';
import type { UploadProblem } from './upload-problem.ts';
import { createUploadQueue, type UploadEnd, type UploadItem, type UploadQueue } from './upload-queue.ts';

const LIMITS = { extensions: DOCUMENT_EXTENSIONS, maxSize: FILE_SIZE.document };
/** Keys of `inputs` as those of a row. */
const ROW_KEYS: Record<string, string> = { fileType: 'type', fileEmpty: 'empty', fileSize: 'size' };

/** Looked at before anything is sent; the server looks again, at the bytes. */
export function checkDocument(file: File, taken: ReadonlySet<string>): UploadProblem | undefined {
  const wrong = fileProblem(file, LIMITS);
  if (wrong) return { key: ROW_KEYS[wrong] ?? 'notTaken', way: 'none' };
  return taken.has(file.name) ? { key: 'double', way: 'anyway' } : undefined;
}

export interface DocumentQueue extends UploadQueue {
  /** Names that stand in the list already: a second file of the same name is asked about. */
  know(names: readonly string[]): void;
  /** Sends what was chosen to the owner, which exists by now, and resolves with what could not be stored. */
  sendTo(ownerId: number): Promise<readonly UploadItem[]>;
  onEnd(listener: (item: UploadItem, end: UploadEnd) => void): () => void;
}

type Group = Pick<DocumentPlace, 'owner' | 'kind'>;

/**
 * The queue of one group. With an id files leave as they are chosen; without one they are kept until `sendTo`. It ends with
 * its page and with the session.
 */
export function useDocumentQueue({ owner, kind }: Group, ownerId?: number): DocumentQueue {
  const { http, session, store } = usePlatform();
  const queries = useQueryClient();
  const ends = useRef(new Set<(item: UploadItem, end: UploadEnd) => void>());
  const known = useRef<ReadonlySet<string>>(new Set());
  const [queue] = useState<DocumentQueue>(() => {
    const uploads = createUploadQueue({
      store,
      limit: kind === 'general_ledger' ? 1 : COUNT.filesAnUpload,
      check: (file, others) =>
        checkDocument(file, new Set([...known.current, ...others.map(({ name }) => name)])),
      onEnd: (item, end) => {
        for (const tell of [...ends.current]) tell(item, end);
      },
    });
    const startFor = (id: number) =>
      uploads.start(async (file, options) => {
        await uploadDocument(http, { owner, kind, ownerId: id }, file, options);
        await refreshDocuments(queries, { owner, kind, ownerId: id });
      });
    return {
      ...uploads,
      know(names) {
        known.current = new Set(names);
      },
      sendTo(id) {
        startFor(id);
        return uploads.settled();
      },
      onEnd(listener) {
        ends.current.add(listener);
        return () => ends.current.delete(listener);
      },
    };
  });
  useEffect(() => {
    if (ownerId !== undefined) void queue.sendTo(ownerId);
    return () => queue.clear();
  }, [queue, ownerId]);
  useEffect(() => session.onChange(() => queue.clear()), [queue, session]);
  return queue;
}
