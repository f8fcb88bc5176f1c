import { brotliDecompressSync, constants, createInflate, createInflateRaw, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { Found } from '../finding.ts';
import { BOUNDS } from '../inspection.ts';
import { plainNumber } from './object-parser.ts';
import { undoPredictor } from './predictor.ts';

/** Finds what a reference leads to. */
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

const listOf = (value: PDFObject | undefined) =>
  value instanceof PDFArray ? value.asArray() : value ? [value] : [];
export const filtersOf = (dict: PDFDict, lookup: Lookup) =>
  listOf(lookup(dict.get(PDFName.of('Filter')) ?? dict.get(PDFName.of('F')))).map((each) => {
    const filter = lookup(each);
    return filter instanceof PDFName ? filter.decodeText() : '';
  });

/**
 * What a stream holds, as far as it can be unpacked; pictures stay as they are. Throws `Found` beyond the size of a part. What is damaged further on is
 * read up to there, as readers do.
 */
export async function decodeStream(dict: PDFDict, packed: Uint8Array, lookup: Lookup): Promise<Buffer> {
  const all = listOf(lookup(dict.get(PDFName.of('DecodeParms')) ?? dict.get(PDFName.of('DP'))));
  let bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  for (const [at, filter] of filtersOf(dict, lookup).entries()) {
    const found = lookup(all[at]);
    const params = found instanceof PDFDict ? found : undefined;
    if (FLATE.test(filter)) bytes = await inflate(bytes);
    else if (filter === 'BrotliDecode') bytes = unbrotli(bytes);
    else if (BY_LIBRARY[filter]) bytes = decodeByLibrary(bytes, BY_LIBRARY[filter], params);
    else if (filter !== 'Crypt') return bytes;
    const numberOf = (name: string) => plainNumber(lookup(params?.get(PDFName.of(name))));
    if (params) bytes = undoPredictor(bytes, numberOf);
  }
  return bytes;
}

function unbrotli(bytes: Buffer): Buffer<ArrayBuffer> {
  try {
    return brotliDecompressSync(bytes, { maxOutputLength: BOUNDS.part });
  } catch (error) {
    if (error instanceof RangeError) throw new Found('too_packed');
    return Buffer.alloc(0);
  }
}

async function inflate(bytes: Buffer): Promise<Buffer<ArrayBuffer>> {
  try {
    return inflateSync(bytes, { maxOutputLength: BOUNDS.part, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw new Found('too_packed');
    const whole = await inflatePart(createInflate(), bytes);
    return whole.length > 0 ? whole : inflatePart(createInflateRaw(), bytes.subarray(2));
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

function decodeByLibrary(bytes: Buffer, filter: string, params?: PDFDict): Buffer<ArrayBuffer> {
  try {
    return Buffer.from(decodePDFRawStream(rawStream(bytes, filter, params)).decode());
  } catch (error) {
    if (error instanceof Found) throw error;
    return Buffer.alloc(0);
  }
}

function rawStream(bytes: Buffer, filter: string, params?: PDFDict) {
  const entries = new Map<PDFName, PDFObject>([[PDFName.of('Filter'), PDFName.of(filter)]]);
  if (params) entries.set(PDFName.of('DecodeParms'), params);
  return PDFRawStream.of(PDFDict.fromMapWithContext(entries, params?.context ?? PDFContext.create()), bytes);
}
