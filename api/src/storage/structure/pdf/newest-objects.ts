import { PDFArray, type PDFDict, PDFName } from '@cantoo/pdf-lib';
import { FoundStream, plainNumber } from './object-parser.ts';
import type { IndirectObject } from './pdf-object.ts';

/** An object where it begins in the file. */
export interface Placed {
  number: number;
  object: IndirectObject;
}
export interface Tables {
  content: Buffer;
  placed: Map<number, Placed>;
  /** The objects in each compressed stream. */
  packed: Map<FoundStream, Map<number, IndirectObject>>;
  trailerAt: (offset: number) => PDFDict | null;
  contentOf: (stream: FoundStream) => Promise<Buffer | null>;
}
/** The place of an object: in the file, or in the compressed stream of a number. */
type Place = { offset: number } | { inside: number } | null;
interface Section {
  places: Map<number, Place>;
  trailer: PDFDict;
  /** The table for new readers, in a file for old and new ones. */
  hybrid: number | undefined;
  before: number | undefined;
}
const SECTIONS = 1000;

/**
 * The objects that count by the tables of a file, the newest first; null if a table is damaged, and each reader repairs the file in its own way.
 */
export async function newestObjects(
  tables: Tables,
): Promise<{ byNumber: Map<number, IndirectObject[]>; trailers: PDFDict[] } | null> {
  const { content } = tables;
  const start = /^startxref[\0\t\n\f\r ]+(\d{1,10})/.exec(
    content.toString('latin1', Math.max(0, content.lastIndexOf('startxref'))).slice(0, 60),
  );
  if (!start) return null;
  // Bytes before the header are counted by some programs, and by others not.
  for (const shift of new Set([0, Math.max(0, content.indexOf('%PDF-'))])) {
    const sections = await readSections(tables, Number(start[1]), shift);
    const byNumber = sections && resolve(tables, sections, shift);
    if (sections?.[0] && byNumber) return { byNumber, trailers: [sections[0].trailer] };
  }
  return null;
}

async function readSections(tables: Tables, start: number, shift: number): Promise<Section[] | null> {
  const sections: Section[] = [];
  const seen = new Set<number>();
  for (let at: number | undefined = start; at !== undefined; at = sections.at(-1)?.before) {
    if (seen.has(at) || seen.size > SECTIONS) return null;
    seen.add(at);
    const section = await readSection(tables, at + shift);
    if (!section) return null;
    const hidden = section.hybrid === undefined ? null : await readSection(tables, section.hybrid + shift);
    if (section.hybrid !== undefined && !hidden) return null;
    if (hidden)
      for (const [number, place] of hidden.places)
        if (!section.places.get(number)) section.places.set(number, place);
    sections.push(section);
  }
  return sections;
}

async function readSection(tables: Tables, offset: number): Promise<Section | null> {
  const { content, placed, trailerAt } = tables;
  let at = offset;
  while (at < content.length && content[at] !== undefined && (content[at] as number) <= 0x20) at += 1;
  const stream = placed.get(at)?.object;
  if (stream instanceof FoundStream) {
    const rows = await tables.contentOf(stream);
    return rows && readStream(stream, rows);
  }
  const end = content.indexOf('trailer', at);
  if (end < 0 || content.toString('latin1', at, at + 4) !== 'xref') return null;
  const trailer = trailerAt(end + 7);
  const places = readTable(content.toString('latin1', at + 4, end));
  return trailer && places && sectionOf(places, trailer);
}

const numberAt = (dict: PDFDict, key: string) => plainNumber(dict.get(PDFName.of(key)));
const sectionOf = (places: Section['places'], trailer: PDFDict): Section => ({
  places,
  trailer,
  hybrid: numberAt(trailer, 'XRefStm'),
  before: numberAt(trailer, 'Prev'),
});

/** Parts that begin with a number and a count, and a line of three words for each object (ISO 32000-2, 7.5.4). */
function readTable(text: string): Section['places'] | null {
  const words = text.split(/[\0\t\n\f\r ]+/).filter(Boolean);
  const places: Section['places'] = new Map();
  for (let at = 0; at < words.length; ) {
    let [number, count] = [Number(words[at]), Number(words[at + 1])];
    at += 2;
    // Some programs count from one, and list the free object zero.
    if (number === 1 && words[at + 1] === '65535' && words[at + 2] === 'f') number = 0;
    for (; count > 0 && at + 2 < words.length; count -= 1, number += 1, at += 3) {
      const offset = Number(words[at]);
      if (!/^[nf]$/.test(words[at + 2] ?? '') || Number.isNaN(offset)) return null;
      places.set(number, words[at + 2] === 'n' && offset > 0 ? { offset } : null);
    }
    if (!(count === 0)) return null;
  }
  return places;
}

/** Rows of three numbers of given widths (7.5.8). */
function readStream({ dict }: FoundStream, rows: Buffer): Section | null {
  const numbers = (key: string) => {
    const list = dict.get(PDFName.of(key));
    return list instanceof PDFArray
      ? list.asArray().map((each) => plainNumber(each) ?? Number.NaN)
      : undefined;
  };
  const widths = numbers('W');
  if (!widths || widths.length < 3 || widths.some((each) => !(each >= 0 && each <= 8))) return null;
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
  const parts = numbers('Index') ?? [0, numberAt(dict, 'Size') ?? 0];
  const places: Section['places'] = new Map();
  let at = 0;
  const next = (width: number) => {
    let value = 0;
    for (const end = at + width; at < end; at += 1) value = value * 256 + (rows[at] ?? 0);
    return value;
  };
  for (let part = 0; part + 1 < parts.length; part += 2)
    for (let step = 0; step < (parts[part + 1] ?? 0) && at < rows.length; step += 1) {
      const kind = kindWidth === 0 ? 1 : next(kindWidth);
      const first = next(firstWidth);
      next(secondWidth);
      const place = kind === 1 && first > 0 ? { offset: first } : kind === 2 ? { inside: first } : null;
      places.set((parts[part] ?? 0) + step, place);
    }
  return sectionOf(places, dict);
}

/** The object at its place in a table; null if it is not there. */
function resolve(
  { placed, packed, content }: Tables,
  sections: Section[],
  shift: number,
): Map<number, IndirectObject[]> | null {
  const places = new Map<number, Place>();
  for (const section of sections)
    for (const [number, place] of section.places) if (!places.has(number)) places.set(number, place);
  const inFile = (number: number): IndirectObject | undefined => {
    const place = places.get(number);
    if (!place || !('offset' in place)) return undefined;
    let at = place.offset + shift;
    while (at < content.length && (content[at] as number) <= 0x20) at += 1;
    const found = placed.get(at);
    return found?.number === number ? found.object : undefined;
  };
  const byNumber = new Map<number, IndirectObject[]>();
  for (const [number, place] of places) {
    if (!place) continue;
    const holder = 'inside' in place ? inFile(place.inside) : undefined;
    const object =
      'offset' in place ? inFile(number) : holder instanceof FoundStream && packed.get(holder)?.get(number);
    if (!object) return null;
    byNumber.set(number, [object]);
  }
  return byNumber;
}
