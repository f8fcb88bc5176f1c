import {
  type DocumentMoveBody,
  type FolderBody,
  type FolderNameBody,
  type MadeFolder,
  paths,
  type RoomFolder,
  type RoomPage,
} from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const makeFolder = (http: HttpClient, dealId: number, body: FolderBody) =>
  http.post<MadeFolder>(paths.documentFolders(dealId), body);

/** Refused if the folder was renamed since `ifUnchangedSince`. */
export const renameFolder = (
  http: HttpClient,
  dealId: number,
  body: FolderNameBody,
  ifUnchangedSince: string | undefined,
) => http.post(paths.renameFolder(dealId), body, ifUnchangedSince ? { ifUnchangedSince } : {});

/** What is in it goes up. */
export const removeFolder = (http: HttpClient, dealId: number, folder: number) =>
  http.post(paths.removeFolder(dealId), { folder_id: folder });

export const moveDocuments = (http: HttpClient, dealId: number, body: DocumentMoveBody) =>
  http.post(paths.moveDocuments(dealId), body);

/** A folder as it is now; undefined if it is gone. */
export async function fetchFolder(
  http: HttpClient,
  dealId: number,
  folder: number,
): Promise<RoomFolder | undefined> {
  const params = { tree: true, page_size: 1 };
  const { folders } = await http.get<RoomPage>(paths.dataRoom(dealId), { params });
  return folders.find(({ id }) => id === folder);
}
