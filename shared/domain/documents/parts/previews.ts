/** Documents shown in place. */
export { DocumentButtons } from '../preview/document-buttons.tsx';
export { PreviewButton } from '../preview/preview-button.tsx';
export { usePreview } from '../preview/use-preview.ts';

/** The dialog of the modal `document-preview`; for the shell. */
export const loadPreviewDialog = async () => (await import('../preview/preview-dialog.tsx')).PreviewDialog;
