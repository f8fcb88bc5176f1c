import { type CFB$Container, read } from 'cfb';
import { Found } from './finding.ts';

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
export const isOldOffice = (content: Buffer) => content.subarray(0, 8).equals(MAGIC);

/** Names of storages and streams, in small letters. */
const MACROS = new Set(['vba', '_vba_project', '_vba_project_cur', 'macros', 'projectwm', '__srp_0']);
const FILES = /^(?:.ole10native|package|mbd[0-9a-f]{8}|_\d{9,10})$/s;
const LOCKED = new Set(['encryptioninfo', 'encryptedpackage']);

/** Records of a workbook, by their number (MS-XLS 2.4). */
const RECORD = { sheet: 0x85, password: 0x2f, end: 0x0a } as const;
/** Kinds of sheets: of Excel 4 macros, and of Visual Basic (MS-XLS 2.4.28). */
const MACRO_SHEETS = [1, 6];

export type OldKind = 'doc' | 'xls';

/** What an old Office file is made of. Throws `Found`; gives its kind, null where it is neither a letter nor a workbook. */
export function inspectOldOffice(content: Buffer): OldKind | null {
  const container = open(content);
  const names = container.FileIndex.map(({ name }) => name.toLowerCase());
  if (names.some((name) => LOCKED.has(name))) throw new Found('has_password');
  if (names.some((name) => MACROS.has(name))) throw new Found('has_macros', { found: 'basic' });
  const streamOf = (...wanted: string[]) => {
    const entry = container.FileIndex.find(
      ({ name, type }) => type === 2 && wanted.includes(name.toLowerCase()),
    );
    return entry && Buffer.from(entry.content);
  };
  const workbook = streamOf('workbook', 'book');
  const document = streamOf('worddocument');
  if (workbook) checkWorkbook(workbook);
  if (document) checkDocument(document);
  if (names.some((name) => FILES.test(name))) throw new Found('has_files', { inside: '' });
  return document ? 'doc' : workbook ? 'xls' : null;
}

function open(content: Buffer): CFB$Container {
  try {
    return read(content, { type: 'buffer' });
  } catch {
    throw new Found('wrong_content', { content: 'damaged' });
  }
}

/** The first records of a workbook name its sheets, up to the end of this part. */
function checkWorkbook(stream: Buffer): void {
  for (let at = 0; at + 4 <= stream.length; ) {
    const [record, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    if (record === RECORD.password) throw new Found('has_password');
    if (record === RECORD.sheet && length >= 6 && MACRO_SHEETS.includes(stream[at + 9] ?? 0))
      throw new Found('has_macros', { found: 'sheet' });
    if (record === RECORD.end) return;
    at += 4 + length;
  }
}

/** The header of a letter says whether it is encrypted (MS-DOC 2.5.2, `fEncrypted`). */
function checkDocument(stream: Buffer): void {
  if (stream.length < 12) throw new Found('wrong_content', { content: 'damaged' });
  if ((stream.readUInt16LE(10) & 0x01_00) !== 0) throw new Found('has_password');
}
