/** The types of files. */
export type { DocumentAccess, DocumentRights, DocumentRightsBody } from './document-rights.schema.ts';
