import { unzip } from './zip.ts';

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
