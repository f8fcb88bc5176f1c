import assert from 'node:assert/strict';
import {
  type DocumentMoveBody,
  paths,
  type RoomFolder,
  type RoomPage,
  type RoomRightsBody,
  type RoomRightsSet,
} from '@handover/shared/contract';
import { pdf } from '../documents/sample-files.ts';
import type { Actor } from '../people/actor.ts';
import type { roomWithRights } from './room-rights.ts';

type Room = Awaited<ReturnType<typeof roomWithRights>>;

export async function treeFor(actor: Actor, { dealId }: Pick<Room, 'dealId'>, query = '') {
  const { status, body } = await actor.get(`${paths.dataRoom(dealId)}?tree=true&page_size=100&${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body as RoomPage;
}
/** '2.1 Legal: 2', with the documents in it and below. */
export const foldersFor = async (actor: Actor, room: Room) =>
  (await treeFor(actor, room)).folders.map(({ index, name, count }) => `${index} ${name}: ${count}`);
/** '2.1.1 Lease.pdf', of one place. */
export const documentsIn = async (actor: Actor, room: Room, folder?: number) =>
  (await treeFor(actor, room, folder === undefined ? '' : `folder=${folder}`)).results.map(
    ({ index, name }) => `${index} ${name}`,
  );

export const make = (room: Room, name: string, parent: number | null = null, group = 'other') =>
  room.seller.post(paths.documentFolders(room.dealId), { group, parent_id: parent, name });
export async function made(room: Room, name: string, parent: number | null = null): Promise<number> {
  const { status, body } = await make(room, name, parent);
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
}
export const move = (room: Room, body: DocumentMoveBody) =>
  room.seller.post(paths.moveDocuments(room.dealId), body);
export async function moved(room: Room, body: DocumentMoveBody) {
  const { status, body: answer } = await move(room, body);
  assert.equal(status, 204, JSON.stringify(answer));
}
export const rename = (room: Room, folder: Pick<RoomFolder, 'id'>, name: string, etag?: string) =>
  room.seller.call(
    'POST',
    paths.renameFolder(room.dealId),
    { folder_id: folder.id, name },
    etag ? { 'if-match': etag } : {},
  );
export const removed = (room: Room, folder: number) =>
  room.seller.post(paths.removeFolder(room.dealId), { folder_id: folder });

/** Uploads a document into a folder, or along a path. */
export const uploadInto = (
  room: Room,
  name: string,
  into: { folder_id?: number; path?: string },
  kind = 'documents',
) =>
  room.seller.form('POST', `/api/deal_opportunity_${kind}/`, [
    ['opportunity_id', room.roomId],
    ...Object.entries(into),
    ['files', [pdf(name), name]],
  ]);

/** What the buyer may do with what is in a folder. */
export async function setFolder(
  room: Pick<Room, 'seller' | 'dealId'>,
  folder: number,
  rights: Omit<RoomRightsBody, 'opens_on'> & { opens_on?: string },
) {
  const { status, body } = await room.seller.post(paths.setDocumentRights(room.dealId), {
    folder_ids: [folder],
    ...rights,
  });
  assert.equal(status, 200, JSON.stringify(body));
  return body as RoomRightsSet;
}
