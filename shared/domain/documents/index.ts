/** Documents of companies, opportunities and deals, and pictures: chosen, sent, listed, downloaded, deleted. */
export type { DocumentKind, DocumentOwner } from './group/collections.ts';
export { DocumentGroups, type DocumentGroupsProps } from './group/document-groups.tsx';
export { PendingDocuments } from './group/pending-documents.tsx';
export { ImageField, type ImageFieldProps } from './image/image-field.tsx';
export { useDownloadDocument } from './queries/download-document.mutation.ts';
export { type DocumentQueues, useDocumentQueues } from './queue/use-document-queues.ts';
