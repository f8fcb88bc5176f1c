import {
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFStream,
} from '@cantoo/pdf-lib';
import { Found } from './finding.ts';

/** Names that stand for what a pdf does or holds, long enough not to come up in compressed bytes by chance. */
const TELLING: Record<string, 'has_scripts' | 'has_files'> = {
  JavaScript: 'has_scripts',
  Launch: 'has_scripts',
  RichMedia: 'has_scripts',
  EmbeddedFile: 'has_files',
  EmbeddedFiles: 'has_files',
  FileAttachment: 'has_files',
  GoToE: 'has_files',
};
const NAMES = new RegExp(`/(${Object.keys(TELLING).join('|')})(?![A-Za-z])`, 'g');

/** What a number, and what is skipped before it, may begin with: digits, white space and comments. */
const BEFORE_NUMBER = new Set(Buffer.from('0123456789\0\t\n\f\r %'));

/** Between objects the parser looks for the next one at each byte, and throws at most of them: half a minute for 6 MB. */
const parser = PDFParser.prototype as unknown as {
  bytes: { done(): boolean; peek(): number };
  matchIndirectObjectHeader(): boolean;
};
const { matchIndirectObjectHeader } = parser;
parser.matchIndirectObjectHeader = function () {
  return !this.bytes.done() && BEFORE_NUMBER.has(this.bytes.peek()) && matchIndirectObjectHeader.call(this);
};

/**
 * Inspects all objects of a pdf, also those in compressed streams and those that a later one replaces. A pdf that opens without a password is
 * decrypted. Throws `Found`.
 */
export async function inspectPdf(content: Buffer): Promise<void> {
  const found = new Set<'has_scripts' | 'has_files'>();
  for (const [, name = ''] of plainText(content).matchAll(NAMES)) collect(name, found);
  const { assign } = PDFContext.prototype;
  // The parser goes on after an error of an object, so nothing is thrown in here.
  PDFContext.prototype.assign = function (ref, object) {
    collectFrom(object, found);
    assign.call(this, ref, object);
  };
  try {
    await PDFDocument.load(content, { password: '', parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
  } catch (error) {
    throw /password/i.test(String(error))
      ? new Found('has_password')
      : new Found('wrong_content', { content: 'damaged' });
  } finally {
    PDFContext.prototype.assign = assign;
  }
  for (const finding of found)
    throw finding === 'has_files'
      ? new Found(finding, { inside: '' })
      : new Found(finding, { found: 'opening' });
}

/** Names may have any of their letters as `#` and two hexadecimal digits. */
const plainText = (content: Buffer) =>
  content
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function collect(name: string, found: Set<'has_scripts' | 'has_files'>): void {
  const finding = Object.hasOwn(TELLING, name) ? TELLING[name] : undefined;
  if (finding) found.add(finding);
}

function collectFrom(object: PDFObject | undefined, found: Set<'has_scripts' | 'has_files'>): void {
  if (object instanceof PDFStream) collectFrom(object.dict, found);
  else if (object instanceof PDFName) collect(object.decodeText(), found);
  else if (object instanceof PDFArray) for (const each of object.asArray()) collectFrom(each, found);
  else if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      collect(key.decodeText(), found);
      collectFrom(value, found);
    }
}
