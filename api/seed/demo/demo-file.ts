import { createHash } from 'node:crypto';
import type { FileStorage } from '../../src/storage/storage.ts';
import { onePagePdf } from './one-page-pdf.ts';

const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]/g, '-');

/**
 * Stores a PDF and returns the columns of its row. The key is derived from folder and name, so that a repeated seed
 * overwrites the files of one that was rolled back.
 */
export async function storeDemoPdf(storage: FileStorage, folder: string, name: string, lines: string[]) {
  const content = onePagePdf(lines.map(ascii));
  const storageKey = `demo/${folder}/${ascii(name)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')}`;
  await storage.put(storageKey, content);
  return {
    name,
    pages: 1,
    extension: 'pdf',
    mediaType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    storageKey,
  };
}
