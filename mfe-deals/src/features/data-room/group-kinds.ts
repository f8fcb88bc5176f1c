import type { DealDocuments, FileGroup } from '@handover/shared/contract';

type Kind = keyof DealDocuments;

/** The kind of documents of a group, as calls and texts name it. */
export const KIND_OF: Record<FileGroup, Kind> = {
  annual: 'annual_accounts',
  other: 'documents',
  general_ledger: 'general_ledger',
};
