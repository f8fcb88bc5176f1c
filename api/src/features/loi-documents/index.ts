export { addLetterJobs } from './loi-documents.jobs.ts';
export { loiDocumentRoutes } from './loi-documents.routes.ts';
