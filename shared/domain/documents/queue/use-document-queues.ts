import { useCallback, useMemo } from 'react';
import { atom, useAtomValue } from '../../../kernel/store/index.ts';
import type { DocumentKind, DocumentOwner } from '../group/collections.ts';
import type { UploadItem } from './upload-queue.ts';
import { type DocumentQueue, useDocumentQueue } from './use-document-queue.ts';

/** The upload queues of the three groups. */
export interface DocumentQueues {
  owner: DocumentOwner;
  queues: Record<DocumentKind, DocumentQueue>;
  /** Whether an upload is waiting or running. */
  busy: boolean;
  /** Uploads all files to their owner, and resolves with the items that could not be stored. */
  uploadTo: (ownerId: number) => Promise<readonly UploadItem[]>;
}

/**
 * The upload queues of the three groups of an owner. For a record that is not created yet, without an id, the files are shown by
 * `PendingDocuments`, and uploaded by `uploadTo` after the save.
 */
export function useDocumentQueues(owner: DocumentOwner, ownerId?: number): DocumentQueues {
  const annual_accounts = useDocumentQueue({ owner, kind: 'annual_accounts' }, ownerId);
  const documents = useDocumentQueue({ owner, kind: 'documents' }, ownerId);
  const general_ledger = useDocumentQueue({ owner, kind: 'general_ledger' }, ownerId);
  const all = useMemo(
    () => [annual_accounts, documents, general_ledger],
    [annual_accounts, documents, general_ledger],
  );
  const busyAtom = useMemo(
    () => atom((get) => all.some(({ itemsAtom }) => get(itemsAtom).some(({ state }) => state !== 'stopped'))),
    [all],
  );
  const uploadTo = useCallback(
    async (id: number) => (await Promise.all(all.map((queue) => queue.uploadTo(id)))).flat(),
    [all],
  );
  return {
    owner,
    queues: { annual_accounts, documents, general_ledger },
    busy: useAtomValue(busyAtom),
    uploadTo,
  };
}
