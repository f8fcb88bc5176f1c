/** The entry point of files: what people upload, list, download and delete, and the notice of it. */
export { addFileJobs } from './files.jobs.ts';
export { fileRoutes } from './files.routes.ts';
export { isMarked, openForArchive, type Reading } from './open-file.ts';
export { readLogged } from './read-logged.ts';
export { noteUnmarkable } from './unmarkable.sql.ts';
