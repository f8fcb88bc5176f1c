/** Documents of companies, opportunities and deals, and images: uploads, lists, downloads, deletion. */

export { ProvenFigures } from './parts/figures.ts';
export {
  DocumentGroups,
  DocumentUploads,
  HiddenParts,
  PendingDocuments,
  RightsButton,
  RightsMark,
  rightsIcon,
  useDocumentQueues,
  useRelatedDocuments,
} from './parts/groups.ts';
export { ImageField } from './parts/images.ts';
export { DocumentButtons, loadPreviewDialog, PreviewButton, usePreview } from './parts/previews.ts';
export {
  flatDocuments,
  useAllDocumentsQuery,
  useDeleteDocuments,
  useDownloadDocument,
  useReplaceDocument,
} from './parts/queries.ts';
export type { DocumentQueues } from './queue/use-document-queues.ts';
