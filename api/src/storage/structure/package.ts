import { Found } from './finding.ts';
import { inspectOldOffice, isOldOffice } from './old-office.ts';
import { BOUNDS, type Budget, type Part, readParts } from './zip-parts.ts';

const TYPES = '[content_types].xml';
/** Parts by their content type or by the relationship that leads to them, whatever they are called. */
const MACROS = /vbaproject|vbadata|macroenabled|macrosheet|activex|\/control$/i;
const OLE = /oleobject|afchunk|\/frame$|subdocument/i;
/** What a document loads when it is opened, or what acts for it then. */
const LOADED = /attachedtemplate|oleobject|\/frame$|subdocument|afchunk|\/control$|\/package$/i;
/** A drive of the reader's own machine: Word names the template that a document was made from, which is not there. */
const LOCAL = /^file:\/\/\/[a-z]:|^[a-z]:\\|^[^:\\/]+$/i;
const PACKAGE = Buffer.from('PK\x03\x04');
const isPackage = (content: Buffer) => content.subarray(0, 4).equals(PACKAGE);
/** The text of a letter and the links of a workbook; not the cells of sheets, of which there may be hundreds of megabytes. */
const HAS_FIELDS = /^(?:word\/.*|xl\/externallinks\/.*)\.xml$/;
const isRead = (name: string, beginning: Buffer) =>
  name === TYPES ||
  name.endsWith('.rels') ||
  HAS_FIELDS.test(name) ||
  isPackage(beginning) ||
  isOldOffice(beginning);

const attributes = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${element}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'gi'))].map(
    ([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
          name,
          decoded(double ?? single ?? ''),
        ]),
      ),
  );
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code === undefined) return ENTITIES[name.toLowerCase()] ?? all;
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });

/** XML as text, also in UTF-16. No part of a document declares entities; readers that resolve them could be misled. */
function textOf({ content }: Part): string {
  const isUtf16 = (content[0] === 0xff && content[1] === 0xfe) || content[1] === 0;
  const isSwapped = (content[0] === 0xfe && content[1] === 0xff) || (content[0] === 0 && content.length > 1);
  const text = new TextDecoder(isSwapped ? 'utf-16be' : isUtf16 ? 'utf-16le' : 'utf-8').decode(content);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Found('wrong_content', { content: 'damaged' });
  return text;
}

function checkTypes(xml: string): void {
  for (const element of ['Default', 'Override'])
    for (const { ContentType = '' } of attributes(xml, element))
      if (MACROS.test(ContentType)) throw new Found('has_macros', { found: 'basic' });
}

function checkRelationships(xml: string): void {
  for (const { Type = '', Target = '', TargetMode = '' } of attributes(xml, 'Relationship')) {
    const isOutside = TargetMode.toLowerCase() === 'external';
    if (MACROS.test(Type)) throw new Found('has_macros', { found: 'basic' });
    if (isOutside && LOADED.test(Type) && !LOCAL.test(Target))
      throw new Found('loads_outside', { found: 'object' });
    if (!isOutside && OLE.test(Type)) throw new Found('has_files', { inside: '' });
  }
}

/** Fields of Word and links of Excel that start another program. */
function checkFields(xml: string): void {
  if (/<(?:\w+:)?ddeLink\b/i.test(xml)) throw new Found('has_scripts', { found: 'field' });
  const written = [...xml.matchAll(/<w:instrText\b[^>]*>([^<]*)</g)].map(([, text]) => text).join('');
  const simple = attributes(xml, 'fldSimple').map((each) => each['w:instr'] ?? '');
  if ([decoded(written), ...simple].some((text) => /\bDDE(?:AUTO)?\b/i.test(text)))
    throw new Found('has_scripts', { found: 'field' });
}

/** What an Office file of today is made of: its parts, their types and their relationships. Throws `Found`. */
export async function inspectPackage(content: Buffer, budget: Budget, level = 1): Promise<void> {
  if (level > BOUNDS.levels) throw new Found('too_packed');
  for await (const part of readParts(content, budget, isRead)) {
    const { name } = part;
    if (/\/vba(?:project|data)/.test(name)) throw new Found('has_macros', { found: 'basic' });
    if (name === TYPES) checkTypes(textOf(part));
    else if (name.endsWith('.rels')) checkRelationships(textOf(part));
    else if (isOldOffice(part.content)) {
      inspectOldOffice(part.content);
      throw new Found('has_files', { inside: '' });
    } else if (isPackage(part.content)) await inspectInner(part, budget, level);
    else if (HAS_FIELDS.test(name)) checkFields(textOf(part));
  }
}

/** The figures of a chart are a workbook inside of the document; anything else that is packed is a file inside. */
async function inspectInner({ name, content }: Part, budget: Budget, level: number): Promise<void> {
  if (!/\/embeddings\/[^/]+\.xlsx$/.test(name)) throw new Found('has_files', { inside: '' });
  await inspectPackage(content, budget, level + 1);
}
