import { Found } from '../finding.ts';
import { checkDrawings } from './drawings.ts';
import { recordsOf, textAt, type WorkbookRecord, word } from './records.ts';
import { WorkbookLinks } from './workbook-links.ts';

/** Records of a workbook, by their number (MS-XLS 2.3.2). */
const ID = {
  formula: 0x06,
  end: 0x0a,
  externSheet: 0x17,
  name: 0x18,
  externName: 0x23,
  password: 0x2f,
  continued: 0x3c,
  object: 0x5d,
  sheet: 0x85,
  cache: 0xc6,
  settings: 0xda,
  drawings: 0xeb,
  drawing: 0xec,
  query: 0x1ad,
  source: 0x1ae,
  array: 0x221,
  shared: 0x4bc,
  realTime: 0x813,
  begin: 0x809,
} as const;
const FORMULAS = new Set<number>([ID.formula, ID.array, ID.shared, 0x206, 0x406]);
const EXCEL_97 = 0x600;
const MACRO_SHEET = { kind: 1, begin: 0x40 } as const;
const REFRESHED = { query: 0x20, cache: 0x04 } as const;
const OUTER_CACHE = 2;
/** The records and flags of an object (MS-XLS 2.5.200 and 2.5.203). */
const OBJECT = { flags: 0x08, source: 0x09, isControl: 0x10, isLoaded: 0x200 } as const;
const fetched = () => new Found('loads_outside', { found: 'connection' });

/**
 * Inspects an old workbook for content that is active when it is opened. Throws `Found`; returns the number of its
 * sheets.
 */
export function inspectWorkbook(stream: Buffer): number {
  const reader = new WorkbookReader();
  for (const record of recordsOf(stream)) reader.read(record);
  reader.end();
  return reader.sheets.size;
}

class WorkbookReader {
  /** The offset of each sheet, and whether it is one of Excel 4 macros. */
  readonly sheets = new Map<number, boolean>();
  readonly #links = new WorkbookLinks();
  readonly #drawings: Buffer[] = [];
  /** The sheets and charts that the record is in, and whether they are of macros. */
  readonly #in: boolean[] = [];
  #isOlder = false;
  #last = 0;

  read({ id, data, at }: WorkbookRecord): void {
    if (id === ID.begin) {
      this.#isOlder ||= word(data, 0) < EXCEL_97;
      this.#in.push(word(data, 2) === MACRO_SHEET.begin || this.sheets.get(at) === true);
    } else if (id === ID.end) this.#in.pop();
    else if (FORMULAS.has(id)) {
      if (this.#in.at(-1)) throw new Found('has_macros', { found: 'sheet' });
    } else if (id === ID.password) throw new Found('has_password');
    else if (id === ID.sheet)
      this.sheets.set(data.length >= 6 ? data.readUInt32LE(0) : 0, data[5] === MACRO_SHEET.kind);
    else if (id === ID.realTime) throw new Found('has_scripts', { found: 'field' });
    else if (id === ID.query && (word(data, 0) & REFRESHED.query) !== 0) throw fetched();
    else if (id === ID.object && !this.#isOlder) checkObject(data);
    else if (id === ID.drawing || id === ID.drawings || (id === ID.continued && this.#last === ID.drawings))
      this.#drawings.push(data);
    else this.#link(id, data);
    if (id !== ID.continued) this.#last = id;
  }

  #link(id: number, data: Buffer): void {
    if (id === ID.source) this.#links.source(data);
    else if (id === ID.externSheet) this.#isOlder ? this.#links.olderSource(data) : this.#links.sheets(data);
    else if (id === ID.externName) this.#links.name(data);
    else if (id === ID.name && !this.#isOlder) this.#links.defined(data);
    else if (id === ID.settings) this.#links.updates = ((word(data, 0) >> 5) & 3) === 2;
  }

  end(): void {
    this.#links.end();
    checkDrawings(Buffer.concat(this.#drawings));
  }
}

/** Objects that are loaded with the workbook, and controls of other programs. */
function checkObject(data: Buffer): void {
  let flags = 0;
  for (let at = 0; at + 4 <= data.length; at += 4 + word(data, at + 2)) {
    const [part, content] = [word(data, at), data.subarray(at + 4, at + 4 + word(data, at + 2))];
    if (part === OBJECT.flags) flags = word(content, 0);
    if (part !== OBJECT.source) continue;
    const program = programOf(content);
    const isControl = (flags & OBJECT.isControl) !== 0;
    if (isControl && !/^forms\./i.test(program)) throw new Found('has_macros', { found: 'controls' });
    if (!isControl && (flags & OBJECT.isLoaded) !== 0) throw new Found('has_files', { inside: program });
  }
}

/** The class of an object, after the formula of the place that it is in. */
function programOf(content: Buffer): string {
  const at = 8 + (word(content, 2) & 0x7fff);
  return content[at] === 3 ? textAt(content, at + 3, content[at + 1] ?? 0) : '';
}

/** The cache of a pivot table that is fetched from outside of the workbook when it is opened. Throws `Found`. */
export function checkPivotCache(stream: Buffer): void {
  for (const { id, data } of recordsOf(stream))
    if (id === ID.cache && (word(data, 6) & REFRESHED.cache) !== 0 && word(data, 16) === OUTER_CACHE)
      throw fetched();
}
