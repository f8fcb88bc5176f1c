/** What a buyer may do with a document that is open to them: nothing, see its name, read it here, or save it. */
export const DOCUMENT_ACCESS = ['hidden', 'listed', 'view', 'download'] as const;
export type DocumentAccess = (typeof DOCUMENT_ACCESS)[number];
