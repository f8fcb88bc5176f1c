import { posix } from 'node:path';
import type { HiddenParts } from '@handover/shared/contract';
import { BOUNDS } from '../structure/inspection.ts';
import { readParts } from '../structure/package/zip-parts.ts';

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
/** One attribute of a tag, whatever its prefix. */
const attribute = (tag: string, name: string) =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
const tags = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g'))];

const isRead = (name: string) =>
  /^xl\/(?:_rels\/)?workbook\.xml(?:\.rels)?$|^xl\/worksheets\/[^/]+\.xml$/.test(name);

/** The parts that tell it, as text. Fails where together they are too large to be kept. */
async function partsOf(content: Buffer): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  let size = 0;
  for await (const { name, chunks } of readParts(content, { parts: 0, unpacked: 0 })) {
    const kept: Buffer[] = [];
    for await (const chunk of chunks) {
      if (!isRead(name)) continue;
      size += chunk.length;
      if (size > BOUNDS.part) throw new Error('the sheets are too large');
      kept.push(chunk);
    }
    if (isRead(name)) parts.set(name, Buffer.concat(kept).toString());
  }
  return parts;
}

/** Of an xlsx: by the states of its sheets, and the attributes of rows and columns. */
export async function hiddenInWorkbook(content: Buffer): Promise<HiddenParts> {
  const parts = await partsOf(content);
  const targets = new Map(
    tags(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(([tag]) => [
      attribute(tag, 'Id'),
      posix
        .join('/xl', (attribute(tag, 'Target') ?? '').replaceAll('\\', '/'))
        .replace(/^\/xl\/xl\//, '/xl/')
        .slice(1)
        .toLowerCase(),
    ]),
  );
  const hidden: HiddenParts = { sheets: 0, rows: 0, columns: 0 };
  for (const [tag] of tags(parts.get('xl/workbook.xml') ?? '', 'sheet')) {
    if (/^(?:hidden|veryHidden)$/.test(attribute(tag, 'state') ?? '')) {
      hidden.sheets += 1;
      continue;
    }
    const sheet = parts.get(targets.get(attribute(tag, 'id')) ?? '');
    if (sheet) addHidden(hidden, sheet);
  }
  return hidden;
}

/** Rows without a cell that holds something, and columns behind the last one, hide nothing. */
function addHidden(hidden: HiddenParts, sheet: string): void {
  let width = 0;
  let row = '';
  let counted = false;
  const found = sheet.matchAll(/<(?:\w+:)?(?:row\b[^>]*|c\b[^>]*|v|is|t)>/g);
  let column = 0;
  for (const [tag] of found) {
    if (/^<(?:\w+:)?row\b/.test(tag)) [row, counted, column] = [tag, false, 0];
    else if (/^<(?:\w+:)?c\b/.test(tag)) column = columnOf(attribute(tag, 'r')) ?? column + 1;
    else {
      width = Math.max(width, column);
      if (!counted && (isTrue(attribute(row, 'hidden')) || attribute(row, 'ht') === '0')) {
        hidden.rows += 1;
        counted = true;
      }
    }
  }
  for (const [tag] of tags(sheet, 'col')) {
    if (!isTrue(attribute(tag, 'hidden')) && attribute(tag, 'width') !== '0') continue;
    const last = Math.min(Number(attribute(tag, 'max')), width);
    hidden.columns += Math.max(0, last - Number(attribute(tag, 'min')) + 1) || 0;
  }
}

/** `AB12` is 28. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0] ?? '';
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return column === 0 ? undefined : column;
}
