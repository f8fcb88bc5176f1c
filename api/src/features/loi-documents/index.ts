export { loiDocumentRoutes } from './loi-documents.routes.ts';
