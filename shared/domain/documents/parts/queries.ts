/** Documents without a component. */
export { flatDocuments, useAllDocumentsQuery } from '../queries/all-documents.query.ts';
export { useDeleteDocuments } from '../queries/delete-documents.mutation.ts';
export { useDownloadDocument } from '../queries/download-document.mutation.ts';
export { useReplaceDocument } from '../queries/replace-document.mutation.ts';
