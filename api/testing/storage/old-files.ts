import { old } from './office-files.ts';

type OldRecord = [id: number, data: Buffer];

const bytes = (...numbers: number[]) => Buffer.from(numbers);
export const number16 = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
const number32 = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);
const record = ([id, data]: OldRecord) => Buffer.concat([number16(id, data.length), data]);
/** Letters of one byte each, with the byte that says so. */
export const narrow = (text: string) => Buffer.concat([bytes(0), Buffer.from(text, 'latin1')]);

const BEGIN = 0x809;
const END: OldRecord = [0x0a, Buffer.alloc(0)];

interface OldWorkbook {
  /** Records before those that list the sheets, and in the one sheet. */
  globals?: OldRecord[];
  sheet?: OldRecord[];
  /** 1 is a sheet of Excel 4 macros. */
  kind?: number;
  streams?: Record<string, Buffer>;
}

/** An old workbook of one sheet (MS-XLS). */
export function oldWorkbook({ globals = [], sheet = [], kind = 0, streams = {} }: OldWorkbook = {}): Buffer {
  const begin = (type: number) => record([BEGIN, number16(0x600, type, 0, 0, 0, 0, 0, 0)]);
  const before = Buffer.concat([begin(5), ...globals.map(record)]);
  const listed = (at: number) =>
    record([0x85, Buffer.concat([number32(at), bytes(0, kind), bytes(1), narrow('1')])]);
  const end = record(END);
  const at = before.length + listed(0).length + end.length;
  const content = [before, listed(at), end, begin(kind === 1 ? 0x40 : 0x10), ...sheet.map(record), end];
  return old('book.xls', { '/Workbook': Buffer.concat(content), ...streams });
}

/** The formula 1, in the first cell. */
export const FORMULA: OldRecord = [0x06, Buffer.concat([Buffer.alloc(20), number16(3), bytes(0x1e, 1, 0)])];
/** A link to another workbook or program, and a name in it; `isObject`: not that of a conversation. */
export const linkTo = (address: string, isObject = false): OldRecord[] => [
  [0x1ae, Buffer.concat([number16(0, address.length), narrow(address)])],
  [0x23, Buffer.concat([number16(isObject ? 0x10 : 0), Buffer.alloc(4), bytes(1), narrow('a')])],
];

/** The offset in the header of the places of names and pieces, one after the other. */
const PLACES = 0x19a;

/** An old letter with this text, made from this template (MS-DOC). */
export function oldLetter(text: string, template = '', streams: Record<string, Buffer> = {}): Buffer {
  const content = Buffer.from(text, 'latin1');
  const names = [Buffer.from([0xff, 0xff]), number16(18, 0)];
  for (let at = 0; at < 18; at += 1) {
    const name = at === 1 ? template : '';
    names.push(number16(name.length), Buffer.from(name, 'utf16le'));
  }
  const list = Buffer.concat(names);
  const TEXT_AT = 0x800;
  // One piece, of letters of one byte each.
  const piece = Buffer.concat([
    number32(0, content.length),
    number16(0),
    number32((TEXT_AT * 2) | 0x4000_0000),
    number16(0),
  ]);
  const pieces = Buffer.concat([bytes(2), number32(piece.length), piece]);
  const head = Buffer.alloc(TEXT_AT);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(193, 2);
  head.writeUInt16LE(0x200, 10);
  [0, list.length, list.length, pieces.length].forEach((value, at) => {
    head.writeUInt32LE(value, PLACES + 4 * at);
  });
  return old('memo.doc', {
    '/WordDocument': Buffer.concat([head, content]),
    '/1Table': Buffer.concat([list, pieces]),
    ...streams,
  });
}

/** A field as Word marks it in a text. */
export const field = (instruction: string, result = 'x') => `\u0013${instruction}\u0014${result}\u0015`;

/** Packed as letters alone (MS-OVBA 2.4.1). */
function packed(content: Buffer): Buffer {
  const chunks = [bytes(1)];
  for (let at = 0; at < content.length; at += 3500) {
    const part = content.subarray(at, at + 3500);
    const groups: Buffer[] = [];
    for (let from = 0; from < part.length; from += 8) groups.push(bytes(0), part.subarray(from, from + 8));
    const data = Buffer.concat(groups);
    chunks.push(number16(0xb000 | (data.length - 1)), data);
  }
  return Buffer.concat(chunks);
}

/** A Visual Basic project of one module below this folder. `compiled`: how many lines were compiled of it; `reference`: a project that it uses. */
export function basicProject(
  folder: string,
  code: string,
  { compiled = 0, reference = '' } = {},
): Record<string, Buffer> {
  const cache = Buffer.concat([
    Buffer.alloc(64),
    bytes(0xfe, 0xca),
    number16(1, compiled),
    Buffer.alloc(12 * compiled + 12),
  ]);
  const entry = (id: number, data: Buffer) => Buffer.concat([number16(id), number32(data.length), data]);
  const list = [
    ...(reference ? [entry(0x0e, Buffer.from(reference, 'latin1'))] : []),
    entry(0x1a, Buffer.from('Module1')),
    entry(0x32, Buffer.from('Module1', 'utf16le')),
    entry(0x31, number32(cache.length)),
  ];
  const text = `Attribute VB_Name = "Module1"\r\n${code}`;
  return {
    [`/${folder}/VBA/dir`]: packed(Buffer.concat(list)),
    [`/${folder}/VBA/Module1`]: Buffer.concat([cache, packed(Buffer.from(text, 'latin1'))]),
    [`/${folder}/VBA/_VBA_PROJECT`]: bytes(0xcc, 0x61),
  };
}

/** A file that was put into a document as an object (MS-OLEDS 2.3.6). */
export function packagedFile(name: string, content: Buffer): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`, 'latin1');
  const data = Buffer.concat([
    number16(2),
    text(name),
    text(`C:\\${name}`),
    number32(0x0003_0000),
    number32(name.length + 1),
    text(name),
    number32(content.length),
    content,
  ]);
  return Buffer.concat([number32(data.length), data]);
}
