import { readFileSync } from 'node:fs';
import { read as readOld, utils, write as writeOld } from 'cfb';
import { zip } from '../documents/zip.ts';

type Parts = Record<string, string | Buffer>;

/** A document of `documents/`. */
export const sample = (name: string) => readFileSync(new URL(`./documents/${name}`, import.meta.url));
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationship = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
const relationships = (...all: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
/** The one relationship of a part. */
export const related = (type: string, target: string, mode = '') =>
  relationships(relationship('rId1', type.includes(':') ? type : `${RELATIONS}/${type}`, target, mode));
/** The types of parts. */
export const types = (...overrides: [part: string, type: string][]) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="html" ContentType="text/html"/>${overrides
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')}</Types>`;
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** A Word document with these paragraphs, and more parts. */
export const letter = (more: Parts = {}, body = '') =>
  bytesOf(
    zip({
      '[Content_Types].xml': types(['/word/document.xml', DOCX]),
      '_rels/.rels': related('officeDocument', 'word/document.xml'),
      'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
      ...more,
    }),
  );
/** A workbook of one sheet with these cells, and more parts. */
export const workbook = (more: Parts = {}, cells = '') =>
  bytesOf(
    zip({
      '[Content_Types].xml': types(['/xl/workbook.xml', XLSX]),
      '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
      'xl/workbook.xml': '<workbook><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1">${cells}</c></row></sheetData></worksheet>`,
      ...more,
    }),
  );

/** An old Office file with more streams, or others in their place; `classes` are those of folders. */
export function old(
  name: string,
  streams: Record<string, Buffer>,
  { classes = {}, change }: { classes?: Record<string, string>; change?: (bytes: Buffer) => void } = {},
): Buffer {
  const container = readOld(sample(name), { type: 'buffer' });
  for (const [path, content] of Object.entries(streams)) utils.cfb_add(container, path, content);
  for (const [path, classId] of Object.entries(classes)) {
    const at = container.FullPaths.findIndex((full) => full.endsWith(`/${path}/`));
    const entry = container.FileIndex[at];
    if (entry) entry.clsid = classBytes(classId).toString('hex');
  }
  const bytes = writeOld(container, { type: 'buffer' }) as Buffer;
  change?.(bytes);
  return bytes;
}

/** The first three numbers of a class have their bytes in reverse order. */
function classBytes(classId: string): Buffer {
  const parts = classId.split('-').map((part) => Buffer.from(part, 'hex'));
  return Buffer.concat(parts.map((part, at) => (at < 3 ? part.reverse() : part)));
}
