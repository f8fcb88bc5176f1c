/** The door of stored files: how rows and bytes go, for every feature whose records have files. */
export { freeBytes } from './free-bytes.ts';
export { removeFiles, removeFilesOf } from './remove-files.sql.ts';
