import type { PreviewFormat } from './protocol.ts';

const FORMATS: Readonly<Record<string, PreviewFormat>> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
};

/**
 * The format in which a file is shown, by its extension; undefined if it can only be downloaded, such as doc and xls.
 */
export const formatOf = (extension: string): PreviewFormat | undefined =>
  Object.hasOwn(FORMATS, extension.toLowerCase()) ? FORMATS[extension.toLowerCase()] : undefined;
