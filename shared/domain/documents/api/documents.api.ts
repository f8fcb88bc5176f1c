import type { StoredFile } from '../../../contract/business.schema.ts';
import type { DocumentBody } from '../../../contract/file.schema.ts';
import { paths } from '../../../contract/paths.ts';
import type { Paged } from '../../../contract/wire.schema.ts';
import { type HttpClient, toFormData, type UploadOptions } from '../../../kernel/http/index.ts';
import { collectionOf, type DocumentKind, type DocumentOwner } from '../group/collections.ts';

/** One group of documents of one owner. */
export interface DocumentPlace {
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

const nameOf = ({ owner, kind }: DocumentPlace) => collectionOf(owner, kind);
/** The field that names the owner in every call. */
const ownerOf = ({ owner, ownerId }: DocumentPlace) =>
  owner === 'company' ? { company_id: ownerId } : { opportunity_id: ownerId };

export const listDocuments = (
  http: HttpClient,
  place: DocumentPlace,
  { name, ...params }: DocumentListParams,
  signal?: AbortSignal,
) =>
  http.get<Paged<StoredFile>>(paths.fileCollection(nameOf(place)), {
    params: { ...ownerOf(place), ...params, name: name || undefined },
    signal,
  });

/** One file a call: of a ledger under `file`, of the others as a list of one under `files`. */
export const uploadDocument = (
  http: HttpClient,
  place: DocumentPlace,
  file: File,
  options: UploadOptions,
) => {
  const part = place.kind === 'general_ledger' ? { file } : { files: [file] };
  const body = toFormData<DocumentBody>({ ...ownerOf(place), ...part });
  return http.upload<unknown>('post', paths.fileCollection(nameOf(place)), body, options);
};

/** A bulk delete of nothing is no call; of one, or of a ledger, it is the call for one. All of them go, or none. */
export async function deleteDocuments(http: HttpClient, place: DocumentPlace, ids: readonly number[]) {
  const [first] = ids;
  if (first === undefined) return;
  if (ids.length === 1) return http.delete(paths.fileOfCollection(nameOf(place), first));
  await http.post(paths.deleteChosenFiles(nameOf(place)), { ...ownerOf(place), file_ids: ids });
}
