import { readFileSync } from 'node:fs';
import { read as readOld, utils, write as writeOld } from 'cfb';
import { zip } from '../../../testing/zip.ts';

type Parts = Record<string, string | Buffer>;

/** A document of `documents/`. */
export const sample = (name: string) => readFileSync(new URL(`./documents/${name}`, import.meta.url));
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The one relationship of a part. */
export const related = (type: string, target: string, mode = '') =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/></Relationships>`;
/** The types of parts. */
export const types = (...overrides: [part: string, type: string][]) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')}</Types>`;
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** A Word document, with more parts. */
export const letter = (more: Parts = {}) =>
  bytesOf(
    zip({
      '[Content_Types].xml': types(['/word/document.xml', DOCX]),
      'word/document.xml': '<w:document/>',
      ...more,
    }),
  );
/** An old Office file with more streams. */
export function old(name: string, streams: Record<string, Buffer>, change?: (bytes: Buffer) => void): Buffer {
  const container = readOld(sample(name), { type: 'buffer' });
  for (const [path, content] of Object.entries(streams)) utils.cfb_add(container, path, content);
  const bytes = writeOld(container, { type: 'buffer' }) as Buffer;
  change?.(bytes);
  return bytes;
}
