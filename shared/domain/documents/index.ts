/** Documents of companies, opportunities and deals, and images: uploads, lists, downloads, deletion. */
export { DocumentGroups } from './group/document-groups.tsx';
export { DocumentUploads } from './group/document-uploads.tsx';
export { PendingDocuments } from './group/pending-documents.tsx';
export { ImageField } from './image/image-field.tsx';
export { PreviewButton } from './preview/preview-button.tsx';
export { usePreview } from './preview/use-preview.ts';
export { flatDocuments, useAllDocumentsQuery } from './queries/all-documents.query.ts';
export { useDeleteDocuments } from './queries/delete-documents.mutation.ts';
export { useDownloadDocument } from './queries/download-document.mutation.ts';
export { useReplaceDocument } from './queries/replace-document.mutation.ts';
export { type DocumentQueues, useDocumentQueues } from './queue/use-document-queues.ts';
export { useRelatedDocuments } from './queue/use-related-documents.ts';

/** The dialog of the modal `document-preview`; for the shell. */
export const loadPreviewDialog = async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog;
