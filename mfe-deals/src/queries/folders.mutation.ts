import type { DocumentMoveBody, FolderBody, FolderNameBody } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { fetchFolder, makeFolder, moveDocuments, removeFolder, renameFolder } from '../api/folders.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** The folders of a deal; each change loads the index again. */
export const useMakeFolder = (dealId: number) =>
  useDealMutation((http, body: FolderBody) => makeFolder(http, dealId, body));
export const useRenameFolder = (dealId: number) =>
  useDealMutation((http, { since, ...body }: FolderNameBody & { since: string | undefined }) =>
    renameFolder(http, dealId, body, since),
  );
export const useRemoveFolder = (dealId: number) =>
  useDealMutation((http, folder: number) => removeFolder(http, dealId, folder));
export const useMoveDocuments = (dealId: number) =>
  useDealMutation((http, body: DocumentMoveBody) => moveDocuments(http, dealId, body));

/** Reads a folder as it is now. */
export function useFetchFolder(dealId: number) {
  const { http } = usePlatform();
  return (folder: number) => fetchFolder(http, dealId, folder);
}
