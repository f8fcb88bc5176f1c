import type { HiddenParts } from '@handover/shared/contract';
import { find, read } from 'cfb';

// Records of an old workbook (BIFF8, [MS-XLS] 2.3).
const SHEET = 0x85;
const ROW = 0x208;
const COLUMNS = 0x7d;
const DIMENSIONS = 0x200;
const END = 0x0a;

/** The records from a place on: type and content. */
function* records(stream: Buffer, from: number): Generator<[type: number, content: Buffer]> {
  for (let at = from; at + 4 <= stream.length; ) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    yield [stream.readUInt16LE(at), stream.subarray(at + 4, end)];
    at = end;
  }
}

/** Of an xls: by the states of its sheets, and the records of rows and columns. */
export function hiddenInOldWorkbook(content: Buffer): HiddenParts {
  const hidden: HiddenParts = { sheets: 0, rows: 0, columns: 0 };
  const stream = find(read(content, { type: 'buffer' }), '/Workbook')?.content;
  if (!stream) return hidden;
  const workbook = Buffer.from(stream as Uint8Array);
  for (const [type, sheet] of records(workbook, 0)) {
    if (type === END) break;
    if (type !== SHEET || sheet.length < 6) continue;
    if ((sheet.readUInt8(4) & 3) !== 0) hidden.sheets += 1;
    else addHidden(hidden, workbook, sheet.readUInt32LE(0));
  }
  return hidden;
}

/** Rows without cells, and columns behind the last one, hide nothing. */
function addHidden(hidden: HiddenParts, workbook: Buffer, from: number): void {
  let width = 0;
  const columns: [first: number, last: number][] = [];
  for (const [type, record] of records(workbook, from)) {
    if (type === END) break;
    if (type === DIMENSIONS && record.length >= 12) width = record.readUInt16LE(10);
    // Its last column is behind the first one where it has cells; the bit says that its height is none.
    const hasCells = () => record.readUInt16LE(4) > record.readUInt16LE(2);
    if (type === ROW && record.length >= 14 && record.readUInt16LE(12) & 0x20 && hasCells()) hidden.rows += 1;
    if (type === COLUMNS && record.length >= 10 && record.readUInt16LE(8) & 1)
      columns.push([record.readUInt16LE(0), record.readUInt16LE(2)]);
  }
  for (const [first, last] of columns) hidden.columns += Math.max(0, Math.min(last, width - 1) - first + 1);
}
