/** The entry point of folders: how the seller of a deal arranges its documents, what holds in a folder, and the numbers that follow. */
export { changeRoom, followChange } from './change-room.ts';
export { documentFolderRoutes } from './document-folders.routes.ts';
export { ensureFolder } from './ensure-folder.ts';
export { folderIn, sameFolder } from './folder.rules.ts';
export { compareRights, type Folders, type Rights, rightsIn, withinFolders } from './folder-rights.rules.ts';
export { dropOwnRights, inheritRights, listRights, setFolderRights } from './folder-rights.sql.ts';
export { listFolders, readTree } from './folders.sql.ts';
export { moveWithin } from './move-within.ts';
export { openOwnRoom } from './open-own-room.ts';
export { removeWithin } from './remove-within.ts';
export { buildTree, type RoomTree } from './tree.rules.ts';
