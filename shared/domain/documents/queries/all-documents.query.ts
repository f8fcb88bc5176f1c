import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { HttpClient } from '../../../kernel/http/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { areaKey, queryOptions } from '../../../kernel/query/index.ts';
import { listDocuments } from '../api/documents.api.ts';
import { AREA_OF, DOCUMENT_KINDS, type DocumentKind, type DocumentOwner } from '../group/collections.ts';

export type DocumentsByKind = Record<DocumentKind, readonly StoredFile[]>;

async function listAll(http: HttpClient, owner: DocumentOwner, ownerId: number, signal?: AbortSignal) {
  const params = { name: '', page: 1, page_size: PAGE_SIZE.listMax, ordering: 'name' };
  const listOf = async (kind: DocumentKind) =>
    (await listDocuments(http, { owner, kind, ownerId }, params, signal)).results;
  const [annual_accounts, documents, general_ledger] = await Promise.all([
    listOf('annual_accounts'),
    listOf('documents'),
    listOf('general_ledger'),
  ]);
  return { annual_accounts, documents, general_ledger } satisfies DocumentsByKind;
}

/** The stored documents of an owner, in all groups, to choose from; for `useQuery`. */
export const useAllDocumentsQuery = (owner: DocumentOwner) => {
  const { http } = useShellPlatform();
  return (ownerId: number) =>
    queryOptions({
      queryKey: areaKey(AREA_OF[owner], 'documents', owner, ownerId, 'all'),
      queryFn: ({ signal }) => listAll(http, owner, ownerId, signal),
    });
};

/** All of them, in one list. */
export const flatDocuments = (files: DocumentsByKind): StoredFile[] =>
  DOCUMENT_KINDS.flatMap((kind) => files[kind]);
