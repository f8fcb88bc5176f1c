import { isElsewhere } from '../address.ts';
import { FieldReader } from '../fields.ts';
import { Found } from '../finding.ts';
import { wideText } from '../wide-text.ts';
import type { Storage } from './container.ts';
import { checkDrawings } from './drawings.ts';

/** First bytes of a letter of Word 97 and later, and of Word 6 and 95. */
const WORD_97 = 0xa5ec;
const WORD_95 = 0xa5dc;
/** The offsets in the header at which the place and length of something in the table are (MS-DOC 2.5.6). */
const PLACE = { names: 0x19a, pieces: 0x1a2, drawings: 0x22a } as const;
/** The offsets in the header of Word 95: its text, and its commands. */
const OLD_PLACE = { text: 0x18, commands: 0x118 } as const;
const FLAG = { locked: 0x100, secondTable: 0x200 } as const;
/** Names of other files that a letter keeps (MS-DOC 2.9.273): its template, and both files of a mail merge. */
const NAMES = { 1: 'template', 8: 'connection', 9: 'connection' } as const;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they mark the beginning, middle and end of a field.
const MARKS = /([\u0013-\u0015])/;
const damaged = () => new Found('wrong_content', { content: 'damaged' });

/** Inspects an old letter for content that is active when it is opened. Throws `Found`. */
export function inspectLetter({ streams }: Storage): void {
  const main = streams.get('worddocument') ?? Buffer.alloc(0);
  if (main.length < 32) throw damaged();
  const flags = main.readUInt16LE(10);
  if ((flags & FLAG.locked) !== 0) throw new Found('has_password');
  const magic = main.readUInt16LE(0);
  if (magic === WORD_95 || (magic & 0xff00) === 0xa600) {
    inspectOlderLetter(main);
    return;
  }
  const table = streams.get((flags & FLAG.secondTable) !== 0 ? '1table' : '0table');
  if (magic !== WORD_97 || main.length < 0x300 || !table) throw damaged();
  const partAt = (place: number) => {
    const at = main.readUInt32LE(place);
    return table.subarray(at, at + main.readUInt32LE(place + 4));
  };
  checkFields(piecesOf(main, partAt(PLACE.pieces)));
  checkNames(partAt(PLACE.names));
  const drawings = partAt(PLACE.drawings);
  for (let at = 0; at + 8 <= drawings.length; ) {
    const length = 8 + drawings.readUInt32LE(at + 4);
    checkDrawings(drawings.subarray(at, at + length));
    // A byte before each but the first says whether the drawings are of the text or of the headers.
    at += length + 1;
  }
}

function inspectOlderLetter(main: Buffer): void {
  if (main.length < 0x200) throw damaged();
  checkFields([
    main.toString('latin1', main.readUInt32LE(OLD_PLACE.text), main.readUInt32LE(OLD_PLACE.text + 4)),
  ]);
  const [at, length] = [main.readUInt32LE(OLD_PLACE.commands), main.readUInt32LE(OLD_PLACE.commands + 4)];
  // A list of commands that begins with macros, of which there are some.
  if (length > 4 && main[at + 1] === 1 && main.readUInt16LE(at + 2) > 0)
    throw new Found('has_macros', { found: 'basic' });
}

/** The text in the pieces in which it is stored, headers, notes and text boxes included (MS-DOC 2.4.1). */
function* piecesOf(main: Buffer, pieces: Buffer): Generator<string> {
  let at = 0;
  while (pieces[at] === 1 && at + 3 <= pieces.length) at += 3 + pieces.readUInt16LE(at + 1);
  if (pieces[at] !== 2 || at + 5 > pieces.length) throw damaged();
  const list = pieces.subarray(at + 5, at + 5 + pieces.readUInt32LE(at + 1));
  const count = Math.floor((list.length - 4) / 12);
  for (let n = 0; n < count; n += 1) {
    const letters = list.readUInt32LE(4 * n + 4) - list.readUInt32LE(4 * n);
    const place = list.readUInt32LE(4 * (count + 1) + 8 * n + 2);
    const isNarrow = (place & 0x4000_0000) !== 0;
    const from = (place & 0x3fff_ffff) >>> (isNarrow ? 1 : 0);
    const piece = main.subarray(from, from + Math.max(0, letters) * (isNarrow ? 1 : 2));
    yield isNarrow ? piece.toString('latin1') : wideText(piece);
  }
}

function checkFields(pieces: Iterable<string>): void {
  const reader = new FieldReader();
  for (const piece of pieces)
    for (const text of piece.split(MARKS))
      if (text === '\u0013') reader.begin();
      else if (text === '\u0014') reader.separate();
      else if (text === '\u0015') reader.end();
      else reader.text(text);
  reader.finish();
}

function checkNames(list: Buffer): void {
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff) return;
  const count = list.readUInt16LE(2);
  for (let n = 0, at = 6; n < count && at + 2 <= list.length; n += 1) {
    const end = at + 2 + 2 * list.readUInt16LE(at);
    const found = NAMES[n as keyof typeof NAMES];
    if (found && isElsewhere(wideText(list.subarray(at + 2, end))))
      throw new Found('loads_outside', { found });
    at = end + list.readUInt16LE(4);
  }
}
