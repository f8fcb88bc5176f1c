/** The entry point of stored files, for every feature whose records have files: how they are shown, and how rows and bytes go. */
export { copyFiles } from './copy-files.sql.ts';
export { fileView, ownFileView } from './file.response.ts';
export { removeFiles, removeFilesOf } from './remove-files.sql.ts';
