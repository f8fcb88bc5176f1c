import { fileTypeFromBuffer } from 'file-type';
import { cleanFileName } from '../../file-name.ts';
import { Found } from '../finding.ts';
import type { Inspection } from '../inspection.ts';
import { kindOfContent } from '../kind-of-content.ts';
import { xmlText } from './xfa.ts';

const DOCUMENTS = new Set(['pdf', 'old', 'package']);
const TEXTS = new Set(['txt', 'csv', 'tsv', 'json', 'md', 'tex', 'log']);
const XML = new Set(['xml', 'xmp', 'xsd', 'rdf']);
/** Pictures, sounds and films. */
const MEDIA = new Set([
  'png',
  'jpg',
  'gif',
  'webp',
  'tif',
  'bmp',
  'wav',
  'mp3',
  'mp4',
  'mov',
  'm4a',
  'ogg',
  'webm',
]);
const ALIKE: Record<string, string> = { jpeg: 'jpg', tiff: 'tif' };
/** XML that a browser would run, or draw with loaded content, if it opened it. */
const ACTING_XML =
  /<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)/i;
/** Letters as numbers, in which the address of a namespace may be written. */
const withLetters = (xml: string) =>
  xml.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (all, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });
const MARKUP = /^\s*<(?:!doctype|html|head|body|script|svg|\?php|\?xml)/i;

export interface AttachedFile {
  names: string[];
  content: Buffer;
}
/** A file inside of a pdf: data, texts and pictures are inert; documents are looked into as such. Throws `Found`. */
export async function checkAttached({ names, content }: AttachedFile, inspection: Inspection): Promise<void> {
  const kinds = new Set(names.flatMap(endingsOf).map((each) => ALIKE[each] ?? each));
  kinds.delete('');
  const [kind = ''] = kinds;
  const isInert = content.length === 0 || (kinds.size <= 1 && (await isTaken(kind, content, inspection)));
  const shown = cleanFileName(names[0] ?? '');
  if (!isInert) throw new Found('has_files', { inside: names[0] ? shown : '' });
}

/** The longest name on any system. */
const NAME_LENGTH = 1000;
/**
 * The extensions of a name on Windows: without trailing dots and blanks, and of both names if there is a colon. A
 * text with a blank in it (`Invoice no. 12`) is no extension.
 */
const endingsOf = (name: string) =>
  (name.slice(-NAME_LENGTH).split(/[\\/]/).at(-1) ?? '').split(':').map((part) => {
    const plain = part.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/[\s.]+$/, '');
    const ending = /\.([^.]*)$/.exec(plain)?.[1] ?? '';
    return /\s/.test(ending) ? '' : ending.toLowerCase();
  });

/** Whether an attached file is accepted, by its content, which has to match its extension, if it has one. */
async function isTaken(kind: string, content: Buffer, inspection: Inspection): Promise<boolean> {
  if (DOCUMENTS.has(kindOfContent(content))) {
    const found = await inspection.attached(content).catch((error) => {
      if (error instanceof Found && error.finding.code === 'too_packed') throw error;
      return 'other';
    });
    return found === kind || (kind === '' && found === 'pdf');
  }
  const found = (await fileTypeFromBuffer(content))?.ext ?? '';
  if (MEDIA.has(found)) return kind === '' || kind === found;
  const text = found === '' || found === 'xml' ? asText(content) : undefined;
  if (text === undefined) return false;
  if ((kind === '' || XML.has(kind)) && /^\s*</.test(text))
    return !ACTING_XML.test(withLetters(text)) && !/^\s*<(?:html|script|svg)\b/i.test(text);
  return (kind === '' || TEXTS.has(kind)) && !MARKUP.test(text) && !text.startsWith('#!');
}

/** The text of bytes that hold nothing but text. */
function asText(content: Buffer): string | undefined {
  const text = xmlText(content).replace(/^\ufeff/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a text does not have.
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
}
