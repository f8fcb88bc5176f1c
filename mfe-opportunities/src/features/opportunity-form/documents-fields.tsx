import { DocumentGroups, type DocumentQueues, PendingDocuments } from '@handover/shared/documents';
import { useUnsavedGuard } from '@handover/shared/modals';

interface DocumentsFieldsProps {
  documents: DocumentQueues;
  /** Undefined for a new one, whose files wait until it is saved. */
  opportunityId: number | undefined;
}

export function DocumentsFields({ documents, opportunityId }: DocumentsFieldsProps) {
  useUnsavedGuard(documents.busy);
  return opportunityId === undefined ? (
    <PendingDocuments documents={documents} />
  ) : (
    <DocumentGroups owner="opportunity" ownerId={opportunityId} mayChange />
  );
}
