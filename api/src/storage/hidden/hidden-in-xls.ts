import type { HiddenParts } from '@handover/shared/contract';
import { openContainer } from '../structure/old/container.ts';
import { recordsOf, type WorkbookRecord } from '../structure/old/records.ts';

// Records of an old workbook (BIFF8, [MS-XLS] 2.3).
const BEGIN = 0x809;
const END = 0x0a;
const SHEET = 0x85;
const ROW = 0x208;
const COLUMNS = 0x7d;
const DIMENSIONS = 0x200;

/**
 * The hidden parts of an xls, by the states of its sheets, and the records of rows and columns. Each record is read
 * once, wherever sheets are said to begin.
 */
export function hiddenInOldWorkbook(content: Buffer): HiddenParts {
  const workbook = openContainer(content, { parts: 0, unpacked: 0 }).streams.get('workbook');
  const shown = new Map<number, ShownSheet>();
  let sheets = 0;
  /** The containers of the record: a visible sheet, or anything else with a beginning and an end. */
  const within: (ShownSheet | undefined)[] = [];
  for (const record of recordsOf(workbook ?? Buffer.alloc(0))) {
    const { id, data, at } = record;
    if (id === BEGIN) within.push(shown.get(at));
    else if (id === END) within.pop();
    else if (id !== SHEET || data.length < 6) within.at(-1)?.read(record);
    else if ((data.readUInt8(4) & 3) !== 0) sheets += 1;
    else shown.set(data.readUInt32LE(0), new ShownSheet());
  }
  const all = [...shown.values()];
  const sum = (key: 'rows' | 'columns') => all.reduce((total, sheet) => total + sheet[key], 0);
  return { sheets, rows: sum('rows'), columns: sum('columns') };
}

/** Rows without cells, and columns behind the last one, hide nothing. */
class ShownSheet {
  rows = 0;
  #width = 0;
  readonly #columns: [first: number, last: number][] = [];

  read({ id, data }: WorkbookRecord): void {
    if (id === DIMENSIONS && data.length >= 12) this.#width = data.readUInt16LE(10);
    // The last column is behind the first one if the row has cells; the bit tells that its height is zero.
    const hasCells = () => data.readUInt16LE(4) > data.readUInt16LE(2);
    if (id === ROW && data.length >= 14 && data.readUInt16LE(12) & 0x20 && hasCells()) this.rows += 1;
    if (id === COLUMNS && data.length >= 10 && data.readUInt16LE(8) & 1)
      this.#columns.push([data.readUInt16LE(0), data.readUInt16LE(2)]);
  }

  get columns(): number {
    return this.#columns.reduce(
      (sum, [first, last]) => sum + Math.max(0, Math.min(last, this.#width - 1) - first + 1),
      0,
    );
  }
}
