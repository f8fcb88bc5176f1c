import { useCallback, useMemo } from 'react';
import { atom, useAtomValue } from '../../../kernel/store/index.ts';
import type { DocumentKind, DocumentOwner } from '../group/collections.ts';
import type { UploadItem } from './upload-queue.ts';
import { type DocumentQueue, useDocumentQueue } from './use-document-queue.ts';

/** The queues of the three groups, as <PendingDocuments> takes them. */
export interface DocumentQueues {
  owner: DocumentOwner;
  queues: Record<DocumentKind, DocumentQueue>;
  /** Something waits or is being sent: leaving would lose it. */
  busy: boolean;
  /** Sends everything to the owner, which exists by now; resolves with what could not be stored. */
  sendTo: (ownerId: number) => Promise<readonly UploadItem[]>;
}

/**
 * The queues of the three groups of an owner. Without an id (a record that is not stored yet) files are chosen first, shown by
 * <PendingDocuments>, and sent by `sendTo` after the save.
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
  const sendTo = useCallback(
    async (id: number) => (await Promise.all(all.map((queue) => queue.sendTo(id)))).flat(),
    [all],
  );
  return {
    owner,
    queues: { annual_accounts, documents, general_ledger },
    busy: useAtomValue(busyAtom),
    sendTo,
  };
}
