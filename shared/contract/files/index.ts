/** The types of files. */
export type { DocumentAccess } from './document-access.ts';
export type { DocumentRights, DocumentRightsBody } from './document-rights.schema.ts';
