/** Lists of documents, and uploads. */
export { DocumentGroups } from '../group/document-groups.tsx';
export { DocumentUploads } from '../group/document-uploads.tsx';
export { HiddenParts } from '../group/hidden-parts.tsx';
export { PendingDocuments } from '../group/pending-documents.tsx';
export { useDocumentQueues } from '../queue/use-document-queues.ts';
export { useRelatedDocuments } from '../queue/use-related-documents.ts';
export { RightsButton } from '../rights/rights-button.tsx';
export { rightsIcon } from '../rights/rights-icon.ts';
export { RightsMark } from '../rights/rights-mark.tsx';
