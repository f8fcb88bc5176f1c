import {
  FILE_COLLECTIONS,
  type FileCollection,
  type FileCollectionName,
} from '../../../contract/files/file-collections.ts';
import type { Area } from '../../../kernel/query/index.ts';

/** The owner of documents: a company, an opportunity, or the snapshot of an opportunity in a deal. */
export type DocumentOwner = FileCollection['owner'];
export type DocumentKind = FileCollection['kind'];

export const DOCUMENT_KINDS: readonly DocumentKind[] = ['annual_accounts', 'documents', 'general_ledger'];

const names = Object.keys(FILE_COLLECTIONS) as FileCollectionName[];

/** The collection of the documents of one kind of an owner. */
export function collectionOf(owner: DocumentOwner, kind: DocumentKind): FileCollectionName {
  const found = names.find((name) => {
    const collection: FileCollection = FILE_COLLECTIONS[name];
    return collection.owner === owner && collection.kind === kind;
  });
  if (!found) throw new Error(`no collection of ${kind} for ${owner}`);
  return found;
}

export const AREA_OF: Record<DocumentOwner, Area> = {
  company: 'companies',
  opportunity: 'opportunities',
  deal_opportunity: 'deals',
};

/** The prefix of error messages, in the namespace `messages` (specification, section 8). */
export const PREFIX_OF: Record<DocumentKind, string> = {
  annual_accounts: 'prefix.annualAccounts',
  documents: 'prefix.documents',
  general_ledger: 'prefix.ledger',
};
