/** The entry point of the data room: the documents of a deal in one index, visits, downloads, and the log of who read what. */
export { dataRoomRoutes } from './data-room.routes.ts';
