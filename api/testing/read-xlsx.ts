import { inflateRawSync } from 'node:zlib';

/** The files in a zip by name, read from its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameSize, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    parts.set(name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
    at += 46 + nameSize + extra + comment;
  }
  return parts;
}

const plain = (xml: string) =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&');

/** The first sheet of an xlsx file, as rows of cell texts and as raw XML. */
export function readXlsx(xlsx: Buffer): { rows: string[][]; xml: string } {
  const parts = unzip(xlsx);
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, si = '']) => plain([...si.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join('')),
  );
  const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const cellsOf = (row: string) => {
    const cells: string[] = [];
    for (const [, facts = '', content = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? '';
      // Empty cells are omitted in the file; these sheets have at most 26 columns.
      const column = (/r="([A-Z])\d/.exec(facts)?.[1]?.charCodeAt(0) ?? 65) - 65;
      while (cells.length < column) cells.push('');
      cells[column] = facts.includes('t="s"') ? (shared[Number(value)] ?? '') : plain(value);
    }
    return cells;
  };
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row));
  return { rows, xml };
}
