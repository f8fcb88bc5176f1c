import { useCallback, useSyncExternalStore } from 'react';
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
  const all = [annual_accounts, documents, general_ledger];
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [annual_accounts, documents, general_ledger].map((queue) => queue.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [annual_accounts, documents, general_ledger],
  );
  const busy = useSyncExternalStore(subscribe, () =>
    all.some((queue) => queue.items().some(({ state }) => state !== 'stopped')),
  );
  const sendTo = useCallback(
    async (id: number) => {
      const queues = [annual_accounts, documents, general_ledger];
      return (await Promise.all(queues.map((queue) => queue.sendTo(id)))).flat();
    },
    [annual_accounts, documents, general_ledger],
  );
  return { owner, queues: { annual_accounts, documents, general_ledger }, busy, sendTo };
}
