import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';

/** The types of pictures; documents are recognised by their structure (`structure/`). */
const BY_CONTENT: Record<string, string[]> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
};
const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  webp: 'image/webp',
};

export const mediaTypeOf = (extension: string) => MEDIA_TYPES[extension] ?? 'application/octet-stream';

/** Whether the content has the type of the extension. */
export async function contentMatches(content: Readable, extension: string): Promise<boolean> {
  const found = await fileTypeFromStream(Readable.toWeb(content) as ReadableStream<Uint8Array>);
  content.destroy();
  return (BY_CONTENT[found?.ext ?? ''] ?? []).includes(extension);
}
