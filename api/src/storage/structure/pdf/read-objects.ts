import { PDFArray, PDFContext, PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { Found } from '../finding.ts';
import { BOUNDS, type Budget } from '../inspection.ts';
import { decodeStream, filtersOf, type Lookup } from './decode-stream.ts';
import { newestObjects, type Placed } from './newest-objects.ts';
import { FoundStream, ObjectParser, plainNumber } from './object-parser.ts';
import { type Cipher, openCipher } from './open-cipher.ts';
import { type IndirectObject, Unreadable } from './pdf-object.ts';

/**
 * The objects that readers find in a file: by its tables or, if these are damaged, all that are in it, as nobody
 * knows which ones a reader uses.
 */
export interface PdfObjects {
  /** The objects by number. If tables are damaged, those that a later one replaces are included. */
  byNumber: Map<number, IndirectObject[]>;
  /** Objects whose number is written in an unusual way. */
  unnumbered: PDFObject[];
  trailers: PDFDict[];
  /** Whether these are the objects of the tables, and no others. */
  isByTables: boolean;
  isEncrypted: boolean;
  /** Whether there are objects or tables in a stream that can't be decoded; a reader might be able to. */
  isHiding: boolean;
  /** Whether the end of the file follows the last object. */
  hasEnd: boolean;
  lookup: Lookup;
  contentOf: (stream: FoundStream) => Promise<Buffer>;
}

const OBJ = Buffer.from('obj');
const NUMBER = /(?:^|[^0-9])(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/;
const REMARK = /%[^\r\n]*/g;

export async function readObjects(content: Buffer, budget: Budget): Promise<PdfObjects> {
  const plain = await collect(content, budget);
  const encryption = plain.trailers
    .map((each) => plain.lookup(each.get(PDFName.of('Encrypt'))))
    .find((each) => each instanceof PDFDict);
  if (!encryption) return plain;
  const ids = plain.trailers.map((each) => plain.lookup(each.get(PDFName.of('ID'))));
  const id = ids.find((each) => each instanceof PDFArray)?.asArray()[0];
  for (const [key, value] of encryption.entries()) {
    const direct = plain.lookup(value);
    if (direct) encryption.set(key, direct);
  }
  return collect(content, budget, await openCipher(encryption, String(plain.lookup(id) ?? '()')));
}

async function collect(content: Buffer, budget: Budget, cipher?: Cipher): Promise<PdfObjects> {
  const context = PDFContext.create();
  const parser = new ObjectParser(content, context, cipher);
  const byNumber = new Map<number, IndirectObject[]>();
  const unnumbered: PDFObject[] = [];
  const streams: FoundStream[] = [];
  const placed = new Map<number, Placed>();
  let last = 0;
  const add = (number: number, object: IndirectObject) => {
    const versions = byNumber.get(number);
    if (versions) versions.push(object);
    else byNumber.set(number, [object]);
    if (object instanceof FoundStream) streams.push(object);
  };
  for (let at = content.indexOf(OBJ); at >= 0; at = content.indexOf(OBJ, at + 3)) {
    const before = content.toString('latin1', Math.max(0, at - 40), at);
    if (before.endsWith('end')) continue;
    const header = NUMBER.exec(before);
    const [number, generation] = header ? [Number(header[1]), Number(header[2])] : [0, 0];
    const parsed = parser.parseAt(at + 3, PDFRef.of(number, generation));
    if (header) {
      const object = parsed ?? new Unreadable(content, at);
      add(number, object);
      placed.set(at - header[0].length + header[0].search(/\d/), { number, object });
      last = at;
    } else if (parsed instanceof PDFDict || parsed instanceof PDFArray) unnumbered.push(parsed);
    else if (parsed instanceof FoundStream) {
      unnumbered.push(parsed);
      streams.push(parsed);
    }
  }
  const trailers: PDFDict[] = [];
  for (let at = content.indexOf('trailer'); at >= 0; at = content.indexOf('trailer', at + 7)) {
    const dict = parser.parseAt(at + 7, PDFRef.of(0));
    if (dict instanceof PDFDict) trailers.push(dict);
  }
  const lookup = lookupIn(byNumber);
  const contentIn = (find: Lookup) => async (stream: FoundStream) => {
    const packed = packedBytes(stream, find);
    const unpacked = await decodeStream(
      stream.dict,
      isPlain(stream.dict, find) ? packed : decrypted(packed, stream.ref, cipher),
      find,
    );
    budget.unpacked += unpacked.length;
    if (budget.unpacked > BOUNDS.unpacked) throw new Found('too_packed');
    return unpacked;
  };
  const contentOf = contentIn(lookup);
  let isHiding = false;
  /**
   * The decoded stream; null if it can't be decoded. An encrypted one can't be at first, and a file that was cut off
   * may end in one.
   */
  const tryContentOf = (stream: FoundStream) =>
    contentOf(stream).catch((error) => {
      if (!(error instanceof Found) || error.finding.code === 'too_packed') throw error;
      isHiding = true;
      return null;
    });
  const packed = new Map<FoundStream, Map<number, IndirectObject>>();
  for (const stream of streams) {
    if (stream.dict.has(PDFName.of('Root'))) trailers.push(stream.dict);
    const numberOf = (name: string) => plainNumber(lookup(stream.dict.get(PDFName.of(name))));
    const [first, count] = [numberOf('First'), numberOf('N')];
    if (first === undefined || count === undefined) continue;
    const unpacked = await tryContentOf(stream);
    if (!unpacked) continue;
    const inside = readPacked(unpacked, first, count, context);
    packed.set(stream, inside);
    for (const [number, object] of inside) add(number, object);
  }
  const trailerAt = (offset: number) => {
    const dict = parser.parseAt(offset, PDFRef.of(0));
    return dict instanceof PDFDict ? dict : null;
  };
  const newest = await newestObjects({ content, placed, packed, trailerAt, contentOf: tryContentOf });
  const hasEnd = content.lastIndexOf('startxref') > last;
  const isEncrypted = cipher !== undefined;
  const all = {
    isEncrypted,
    isHiding,
    hasEnd,
    contentOf,
    byNumber,
    unnumbered,
    trailers,
    isByTables: false,
    lookup,
  };
  if (!newest) return all;
  const find = lookupIn(newest.byNumber);
  const byTables = {
    ...all,
    ...newest,
    unnumbered: [],
    isByTables: true,
    lookup: find,
    contentOf: contentIn(find),
  };
  return hasCatalog(byTables) ? byTables : all;
}

function hasCatalog({ trailers: [trailer], lookup }: PdfObjects): boolean {
  const catalog = lookup(trailer?.get(PDFName.of('Root')));
  return catalog instanceof PDFDict && lookup(catalog.get(PDFName.of('Pages'))) instanceof PDFDict;
}

const lookupIn =
  (byNumber: Map<number, IndirectObject[]>): Lookup =>
  (value) => {
    let found: IndirectObject | undefined = value;
    for (let steps = 0; found instanceof PDFRef && steps < 20; steps += 1)
      found = byNumber.get(found.objectNumber)?.at(-1);
    return found instanceof Unreadable || found instanceof PDFRef ? undefined : found;
  };

/** Tables are never encrypted; neither are streams with a filter that says so. */
const isPlain = (dict: PDFDict, lookup: Lookup) =>
  lookup(dict.get(PDFName.of('Type'))) === PDFName.of('XRef') || filtersOf(dict, lookup)[0] === 'Crypt';
const decrypted = (bytes: Buffer, { objectNumber, generationNumber }: PDFRef, cipher: Cipher | undefined) =>
  cipher ? cipher.createCipherTransform(objectNumber, generationNumber).decryptBytes(bytes) : bytes;

/** The bytes of a stream: of the length that it states, if it ends there; else up to the next end of a stream. */
function packedBytes({ bytes, dict, start }: FoundStream, lookup: Lookup): Buffer {
  const length = plainNumber(lookup(dict.get(PDFName.of('Length'))));
  if (length !== undefined && length >= 0 && start + length <= bytes.length) {
    const after = bytes.toString('latin1', start + length, start + length + 20);
    if (/^[\0\t\n\f\r ]*endstream/.test(after)) return bytes.subarray(start, start + length);
  }
  const end = bytes.indexOf('endstream', start);
  return bytes.subarray(start, end < 0 ? bytes.length : end);
}

/** The objects of a compressed stream: their numbers and places are at its beginning. */
function readPacked(
  content: Buffer,
  first: number,
  count: number,
  context: PDFContext,
): Map<number, IndirectObject> {
  const numbers = content.toString('latin1', 0, first).replace(REMARK, ' ').match(/\d+/g) ?? [];
  const parser = new ObjectParser(content, context);
  const inside = new Map<number, IndirectObject>();
  for (let at = 0; at + 1 < numbers.length && at < count * 2; at += 2) {
    const [number, place] = [Number(numbers[at]), first + Number(numbers[at + 1])];
    inside.set(number, parser.parseAt(place, PDFRef.of(number)) ?? new Unreadable(content, place));
  }
  return inside;
}
