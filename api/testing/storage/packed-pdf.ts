interface PackedPdf {
  /** The compressed stream of objects: its keys, and its bytes. */
  keys: string;
  content: Buffer;
  /** The offset of the first object in it. */
  first?: number;
  /** More objects. */
  more?: string;
  /** The keys of the table, and how its rows of four bytes are packed. */
  tableKeys?: string;
  packTable?: (rows: Buffer) => Buffer;
}

/** A page that opens with the object 9, which is in a compressed stream; its table is a stream, too (ISO 32000-2, 7.5.7 and 7.5.8). */
export function packedPdf({
  keys,
  content,
  first = 4,
  more = '',
  tableKeys = '',
  packTable = (rows) => rows,
}: PackedPdf): Buffer {
  const before = Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 9 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n',
    ),
    Buffer.from(
      `${more}\n8 0 obj<</Type/ObjStm/N 1/First ${first}${keys}/Length ${content.length}>>stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\n'),
  ]);
  const rows: [number: number, row: number[]][] = [[9, [2, 0, 8, 0]]];
  for (const { 1: number, index = 0 } of before.toString('latin1').matchAll(/(?<=\n)(\d+) 0 obj/g))
    rows.push([Number(number), [1, index >> 8, index & 255, 0]]);
  rows.push([40, [1, before.length >> 8, before.length & 255, 0]]);
  const table = packTable(Buffer.from(rows.flatMap(([, row]) => row)));
  const index = rows.map(([number]) => `${number} 1`).join(' ');
  return Buffer.concat([
    before,
    Buffer.from(
      `40 0 obj<</Type/XRef/Root 1 0 R/Size 41/W[1 2 1]/Index[${index}]${tableKeys}/Length ${table.length}>>stream\n`,
    ),
    table,
    Buffer.from(`\nendstream endobj\nstartxref\n${before.length}\n%%EOF\n`),
  ]);
}
