/** The entry point of the data room: the documents of a deal in one index, visits, downloads, and the log of who read what. */
export { addDataRoomJobs } from './data-room.jobs.ts';
export { dataRoomRoutes } from './data-room.routes.ts';
export { byLink, linkFor } from './download-link.ts';
export { logSheetOf } from './handlers/read-log.ts';
export { type ReadableRoom, readableDocuments, readableRoom } from './readable-room.ts';
export { fileEntry } from './watermark/file-entry.ts';
export { roomPath } from './zip-names.ts';
export { type ZipEntry, zipStream } from './zip-stream.ts';
