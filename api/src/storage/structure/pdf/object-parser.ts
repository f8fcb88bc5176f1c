import {
  PDFDict,
  type PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { Found } from '../finding.ts';
import type { Cipher } from './open-cipher.ts';

/** A stream by where it begins: where it ends is known with all objects only, since its length may be one of them. */
export class FoundStream extends PDFStream {
  readonly bytes: Buffer;
  readonly start: number;
  /** It is encrypted by its number. */
  readonly ref: PDFRef;

  constructor(dict: PDFDict, bytes: Buffer, start: number, ref: PDFRef) {
    super(dict);
    this.bytes = bytes;
    this.start = start;
    this.ref = ref;
  }
}

/** The values of keys that a dictionary has twice: some readers take the first, some the last. */
export const otherValues = new WeakMap<PDFDict, [PDFName, PDFObject][]>();

/** Objects that begin within each other are parsed again and again: up to so many times the size of the file, and bytes. */
const LIMIT = { times: 3, bytes: 67_108_864 } as const;
/** The bytes that each attempt counts at least: parsing takes as long if it fails. */
const ATTEMPT = 200;
const AFTER_STREAM = [Buffer.from('\r\n'), Buffer.from('\n'), Buffer.from('\r')];
const STREAM = [...Buffer.from('stream')];

/** Parses single objects wherever one begins. */
export class ObjectParser extends PDFObjectParser {
  readonly #content: Buffer;
  #left: number;

  constructor(content: Buffer, context: PDFDict['context'], cipher?: Cipher) {
    // The library does not export its reader of bytes; each of its parsers has one.
    const { bytes } = PDFObjectParser.forBytes(content, context) as unknown as {
      bytes: ConstructorParameters<typeof PDFObjectParser>[0];
    };
    super(bytes, context, false, cipher as ConstructorParameters<typeof PDFObjectParser>[3]);
    this.#content = content;
    this.#left = Math.max(LIMIT.bytes, content.length * LIMIT.times);
  }

  /** The object that begins there; null if there is none. Throws `Found` if there is far too much to parse. */
  parseAt(offset: number, ref: PDFRef): PDFObject | null {
    this.bytes.moveTo(offset);
    const object = this.#parse(ref);
    this.#left -= ATTEMPT + this.bytes.offset() - offset;
    if (this.#left < 0) throw new Found('too_packed');
    return object;
  }

  #parse(ref: PDFRef): PDFObject | null {
    try {
      return this.parseObject(ref);
    } catch {
      return null;
    }
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    this.bytes.assertNext(0x3c);
    this.bytes.assertNext(0x3c);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    const others: [PDFName, PDFObject][] = [];
    while (this.bytes.peek() !== 0x3e) {
      const key = this.parseName();
      const before = entries.get(key);
      if (before) others.push([key, before]);
      entries.set(key, this.parseObject(ref));
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(0x3e);
    this.bytes.assertNext(0x3e);
    const dict = PDFDict.fromMapWithContext(entries, this.context);
    if (others.length > 0) otherValues.set(dict, others);
    return dict;
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const dict = this.parseDict(ref);
    const end = this.bytes.offset();
    this.skipWhitespaceAndComments();
    if (!this.matchKeyword(STREAM)) {
      this.bytes.moveTo(end);
      return dict;
    }
    const at = this.bytes.offset();
    const line = AFTER_STREAM.find((each) => this.#content.subarray(at, at + each.length).equals(each));
    return new FoundStream(dict, this.#content, at + (line?.length ?? 0), ref ?? PDFRef.of(0));
  }
}

/** A whole number that stands there itself. */
export const plainNumber = (value: PDFObject | undefined) =>
  value instanceof PDFNumber ? value.asNumber() : undefined;
