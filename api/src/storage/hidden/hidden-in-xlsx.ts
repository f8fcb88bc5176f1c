import type { HiddenParts } from '@handover/shared/contract';
import { type Relationship, relationshipReader } from '../structure/package/relationships.ts';
import { XmlReader } from '../structure/package/xml.ts';
import { readParts } from '../structure/package/zip-parts.ts';
import { SheetXml } from './sheet-xml.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels';

/**
 * The hidden parts of an xlsx, by the states of its sheets, and the attributes of rows and columns. Only counts are
 * kept.
 */
export async function hiddenInWorkbook(content: Buffer): Promise<HiddenParts> {
  const sheets: Record<string, string>[] = [];
  const relationships: Relationship[] = [];
  const byName = new Map<string, SheetXml>();
  for await (const { name, chunks } of readParts(content, { parts: 0, unpacked: 0 })) {
    const reader = readerOf(name);
    for await (const chunk of chunks) reader?.write(chunk);
    reader?.end();
  }
  // Some programs name a sheet from the top.
  const targets = new Map(relationships.map(({ id, target }) => [id, target.replace(/^xl\/xl\//, 'xl/')]));
  const hidden: HiddenParts = { sheets: 0, rows: 0, columns: 0 };
  for (const { state = '', id = '' } of sheets) {
    const isHidden = /^(?:hidden|veryHidden)$/.test(state);
    const sheet = isHidden ? undefined : byName.get(targets.get(id) ?? '');
    hidden.sheets += isHidden ? 1 : 0;
    hidden.rows += sheet?.hiddenRows ?? 0;
    hidden.columns += sheet?.hiddenColumns ?? 0;
  }
  return hidden;

  function readerOf(name: string): { write: (chunk: Buffer) => void; end: () => void } | null {
    if (name === RELATIONSHIPS) return relationshipReader(name, relationships);
    if (name === WORKBOOK)
      return new XmlReader(['sheet'], ({ isEnd, attributes }) => {
        if (!isEnd) sheets.push(attributes);
      });
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) return null;
    const sheet = new SheetXml();
    byName.set(name, sheet);
    return new XmlReader(SheetXml.tags, (tag) => sheet.on(tag));
  }
}
