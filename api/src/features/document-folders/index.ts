/** The entry point of folders: how the seller of a deal arranges its documents, and the numbers that follow from it. */
export { documentFolderRoutes } from './document-folders.routes.ts';
export { ensureFolder } from './ensure-folder.ts';
export { readTree } from './folders.sql.ts';
export { openOwnRoom } from './open-own-room.ts';
export { buildTree, type RoomTree } from './tree.rules.ts';
