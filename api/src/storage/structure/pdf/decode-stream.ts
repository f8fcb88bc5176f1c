import { brotliDecompressSync, constants, createInflate, createInflateRaw, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { Found } from '../finding.ts';
import { BOUNDS } from '../inspection.ts';
import { otherValues, plainNumber } from './object-parser.ts';
import { undoPredictor } from './predictor.ts';

/** Finds the value of a reference. */
export type Lookup = (value: PDFObject | undefined) => PDFObject | undefined;

const FLATE = /^Fl(?:ateDecode)?$/;
const BY_LIBRARY: Record<string, string> = {
  LZW: 'LZWDecode',
  LZWDecode: 'LZWDecode',
  A85: 'ASCII85Decode',
  ASCII85Decode: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  ASCIIHexDecode: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  RunLengthDecode: 'RunLengthDecode',
};

const undecodable = () => new Found('wrong_content', { content: 'damaged' });

/** The value of a key that has a short name as well: some readers take the one, some the other; some the first, some the last of two. */
function settingOf(dict: PDFDict, names: [string, string], lookup: Lookup): PDFObject | undefined {
  const keys = names.map((each) => PDFName.of(each));
  const [value, ...others] = [...dict.entries(), ...(otherValues.get(dict) ?? [])]
    .filter(([key]) => keys.includes(key))
    .map(([, each]) => lookup(each) ?? each)
    .filter((each) => each !== PDFNull);
  if (others.some((each) => String(each) !== String(value))) throw undecodable();
  return value;
}

const listOf = (value: PDFObject | undefined) =>
  value instanceof PDFArray ? value.asArray() : value ? [value] : [];
export const filtersOf = (dict: PDFDict, lookup: Lookup) =>
  listOf(settingOf(dict, ['Filter', 'F'], lookup)).map((each) => {
    const filter = lookup(each);
    return filter instanceof PDFName ? filter.decodeText() : '';
  });

/**
 * The content of a stream. Throws `Found` if it is larger than a part may be, and if it can't be unpacked, or only as
 * a picture: a reader might be able to. A stream that is damaged further on is read up to there, as readers do.
 */
export async function decodeStream(dict: PDFDict, packed: Uint8Array, lookup: Lookup): Promise<Buffer> {
  const all = listOf(settingOf(dict, ['DecodeParms', 'DP'], lookup));
  let bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  for (const [at, filter] of filtersOf(dict, lookup).entries()) {
    const found = lookup(all[at]);
    const params = found instanceof PDFDict ? found : undefined;
    const numberOf = (name: string) => plainNumber(lookup(params?.get(PDFName.of(name))));
    if (FLATE.test(filter)) bytes = await inflate(bytes);
    else if (filter === 'BrotliDecode') bytes = unbrotli(bytes);
    else if (BY_LIBRARY[filter]) bytes = decodeByLibrary(bytes, BY_LIBRARY[filter], numberOf);
    else if (filter !== 'Crypt') throw undecodable();
    if (params) bytes = undoPredictor(bytes, numberOf);
  }
  return bytes;
}

function unbrotli(bytes: Buffer): Buffer<ArrayBuffer> {
  try {
    return brotliDecompressSync(bytes, { maxOutputLength: BOUNDS.part });
  } catch (error) {
    if (error instanceof RangeError) throw new Found('too_packed');
    throw undecodable();
  }
}

async function inflate(bytes: Buffer): Promise<Buffer<ArrayBuffer>> {
  try {
    return inflateSync(bytes, { maxOutputLength: BOUNDS.part, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw new Found('too_packed');
    const whole = await inflatePart(createInflate(), bytes);
    const found = whole.length > 0 ? whole : await inflatePart(createInflateRaw(), bytes.subarray(2));
    if (found.length === 0 && bytes.length > 0) throw undecodable();
    return found;
  }
}

async function inflatePart(
  stream: ReturnType<typeof createInflate>,
  bytes: Buffer,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    stream.end(bytes);
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > BOUNDS.part) throw new Found('too_packed');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Found) throw error;
  }
  return Buffer.concat(chunks);
}

/** The library unpacks without bounds. */
const decoder = Object.getPrototypeOf(
  Object.getPrototypeOf(decodePDFRawStream(rawStream(Buffer.alloc(0), 'RunLengthDecode'))),
) as { ensureBuffer(size: number): Uint8Array };
const { ensureBuffer } = decoder;
decoder.ensureBuffer = function (size) {
  if (size > BOUNDS.part) throw new Found('too_packed');
  return ensureBuffer.call(this, size);
};

function decodeByLibrary(
  bytes: Buffer,
  filter: string,
  numberOf: (name: string) => number | undefined,
): Buffer<ArrayBuffer> {
  try {
    return Buffer.from(decodePDFRawStream(rawStream(bytes, filter, numberOf('EarlyChange'))).decode());
  } catch (error) {
    if (error instanceof Found) throw error;
    throw undecodable();
  }
}

function rawStream(bytes: Buffer, filter: string, earlyChange = 1) {
  const context = PDFContext.create();
  return PDFRawStream.of(context.obj({ Filter: filter, DecodeParms: { EarlyChange: earlyChange } }), bytes);
}
