import { useEffect, useRef, useState } from 'react';
import { COUNT, DOCUMENT_EXTENSIONS, FILE_SIZE } from '../../../contract/limits.ts';
import { fileProblem } from '../../../design/forms/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { useQueryClient } from '../../../kernel/query/index.ts';
import { type DocumentScope, uploadDocument } from '../api/documents.api.ts';
import { refreshDocuments } from '../queries/document-list.query.ts';
import type { UploadProblem } from './upload-problem.ts';
import { createUploadQueue, type UploadEnd, type UploadItem, type UploadQueue } from './upload-queue.ts';

const LIMITS = { extensions: DOCUMENT_EXTENSIONS, maxSize: FILE_SIZE.document };
const ROW_KEYS: Record<string, string> = { fileType: 'type', fileEmpty: 'empty', fileSize: 'size' };

/** Validates a file before its upload; the server checks the content as well. */
export function checkDocument(file: File, existing: ReadonlySet<string>): UploadProblem | undefined {
  const invalid = fileProblem(file, LIMITS);
  if (invalid) return { key: ROW_KEYS[invalid] ?? 'notTaken', action: 'none' };
  return existing.has(file.name) ? { key: 'double', action: 'anyway' } : undefined;
}

export interface DocumentQueue extends UploadQueue {
  /** The names in the list: a second file of the same name gets a warning. */
  setKnownNames(names: readonly string[]): void;
  /** Uploads the files to their owner, and resolves with the items that could not be stored. */
  uploadTo(ownerId: number): Promise<readonly UploadItem[]>;
  onEnd(listener: (item: UploadItem, end: UploadEnd) => void): () => void;
}

type Group = Pick<DocumentScope, 'owner' | 'kind'>;

/**
 * The upload queue of one group. With an owner id files are uploaded when they are chosen, otherwise by `uploadTo`. It is cleared
 * when the component unmounts, and at sign-out.
 */
export function useDocumentQueue({ owner, kind }: Group, ownerId?: number): DocumentQueue {
  const { http, session, store } = useShellPlatform();
  const queries = useQueryClient();
  const listeners = useRef(new Set<(item: UploadItem, end: UploadEnd) => void>());
  const knownNames = useRef<ReadonlySet<string>>(new Set());
  const [queue] = useState<DocumentQueue>(() => {
    const uploads = createUploadQueue({
      store,
      limit: kind === 'general_ledger' ? 1 : COUNT.filesAnUpload,
      folderLimit: COUNT.filesADrop,
      pausesOffline: ownerId !== undefined,
      check: (file, others) =>
        checkDocument(file, new Set([...knownNames.current, ...others.map(({ name }) => name)])),
      onEnd: (item, end) => {
        for (const listener of [...listeners.current]) listener(item, end);
      },
    });
    const startFor = (id: number) =>
      uploads.start(async (file, options, place) => {
        await uploadDocument(http, { owner, kind, ownerId: id, place }, file, options);
        await refreshDocuments(queries, { owner, kind, ownerId: id });
      });
    return {
      ...uploads,
      setKnownNames(names) {
        knownNames.current = new Set(names);
      },
      uploadTo(id) {
        startFor(id);
        return uploads.settled();
      },
      onEnd(listener) {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
    };
  });
  useEffect(() => {
    if (ownerId !== undefined) void queue.uploadTo(ownerId);
    return () => queue.clear();
  }, [queue, ownerId]);
  useEffect(() => session.onChange(() => queue.clear()), [queue, session]);
  return queue;
}
