import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import type { DocumentBody } from '../../../contract/files/file.schema.ts';
import { paths } from '../../../contract/wire/paths.ts';
import type { Paged } from '../../../contract/wire/wire.schema.ts';
import { type HttpClient, toFormData, type UploadOptions } from '../../../kernel/http/index.ts';
import { collectionOf, type DocumentKind, type DocumentOwner } from '../group/collections.ts';
import type { UploadPlace } from '../queue/upload-queue.ts';

/** Identifies a group of documents: its owner and its kind. */
export interface DocumentScope {
  owner: DocumentOwner;
  kind: DocumentKind;
  ownerId: number;
}

export interface DocumentListParams {
  name: string;
  page: number;
  page_size: number;
  ordering: string;
}

const collectionNameOf = ({ owner, kind }: DocumentScope) => collectionOf(owner, kind);
/** The parameter that identifies the owner. */
const ownerParam = ({ owner, ownerId }: DocumentScope) =>
  owner === 'company' ? { company_id: ownerId } : { opportunity_id: ownerId };

export const listDocuments = (
  http: HttpClient,
  scope: DocumentScope,
  { name, ...params }: DocumentListParams,
  signal?: AbortSignal,
) =>
  http.get<Paged<StoredFile>>(paths.fileCollection(collectionNameOf(scope)), {
    params: { ...ownerParam(scope), ...params, name: name || undefined },
    signal,
  });

/** @param replaced the id of a document of a deal, of which the file is the new version */
export const replaceDocument = (http: HttpClient, scope: DocumentScope, replaced: number, file: File) => {
  const fileField = scope.kind === 'general_ledger' ? { file } : { files: [file] };
  const body = toFormData<DocumentBody>({ opportunity_id: scope.ownerId, replaces: replaced, ...fileField });
  return http.upload<unknown>('post', paths.fileCollection(collectionNameOf(scope)), body, {});
};

/** Uploads one file: a ledger as `file`, others as a list of one in `files`. */
export const uploadDocument = (
  http: HttpClient,
  { place, ...scope }: DocumentScope & { place?: UploadPlace | undefined },
  file: File,
  options: UploadOptions,
) => {
  const fileField = scope.kind === 'general_ledger' ? { file } : { files: [file] };
  const into = { folder_id: place?.folderId, path: place?.path };
  const body = toFormData<DocumentBody>({ ...ownerParam(scope), ...(place && into), ...fileField });
  return http.upload<unknown>('post', paths.fileCollection(collectionNameOf(scope)), body, options);
};

/** Reads a document to show it in the page, which is logged as a view. */
export const readDocument = async (http: HttpClient, url: string, signal: AbortSignal): Promise<Blob> =>
  (await http.download(url, { params: { view: 'true' }, signal })).blob;

/** Deletes all of them or none. A single file has its own call, which is the only one for ledgers outside of deals. */
export async function deleteDocuments(http: HttpClient, scope: DocumentScope, ids: readonly number[]) {
  const [first] = ids;
  if (first === undefined) return;
  if (ids.length === 1) return http.delete(paths.fileOfCollection(collectionNameOf(scope), first));
  await http.post(paths.deleteChosenFiles(collectionNameOf(scope)), { ...ownerParam(scope), file_ids: ids });
}
