import { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Found } from '../finding.ts';
import { BOUNDS, type Budget, count } from '../inspection.ts';
import { partName } from './part-name.ts';

export interface Part {
  /** The name in the form of `partName`. */
  name: string;
  /** The content, which has to be read to its end. That fails if the part is larger or smaller than declared. */
  chunks: AsyncIterable<Buffer>;
}

/** How a zip ends: with as many bytes, where it has no comment. */
const END = Buffer.from('PK\x05\x06');
const END_LENGTH = 22;
const BLANKS = new Set([0, 10, 13, 32]);
const damaged = () => new Found('wrong_content', { content: 'damaged' });

/**
 * The parts of a package: first those that tell what the others are. Sizes count as declared, before anything is unpacked, and as they are.
 * Throws `Found` beyond the bounds, where two of one name differ, and where a name leads out of the package.
 */
export async function* readParts(content: Buffer, budget: Budget): AsyncGenerator<Part> {
  const zip = await fromBufferPromise(withoutBlanks(content), {
    lazyEntries: true,
    strictFileNames: true,
    decodeStrings: false,
  });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    count(budget, entry.uncompressedSize);
    if (entry.isEncrypted()) throw new Found('has_password');
    const name = nameOf(entry);
    if (name.endsWith('/')) continue;
    if (isAboutOthers(name) && entry.uncompressedSize > BOUNDS.part) throw new Found('too_packed');
    const other = entries.get(name);
    if (other && (other.crc32 !== entry.crc32 || other.uncompressedSize !== entry.uncompressedSize))
      throw damaged();
    if (!other) entries.set(name, entry);
  }
  for (const [name, entry] of [...entries].sort(([one], [other]) => rank(one) - rank(other)))
    yield { name, chunks: await chunksOf(zip, entry) };
}

/** Line ends that a transfer has added are no part of a zip, and nothing can hide in them. */
function withoutBlanks(content: Buffer): Buffer {
  let end = content.length;
  while (end > 0 && BLANKS.has(content[end - 1] ?? 1)) end -= 1;
  const at = content.lastIndexOf(END);
  return at >= 0 && end <= at + END_LENGTH ? content.subarray(0, at + END_LENGTH) : content;
}

function nameOf(entry: Entry): string {
  const name = partName((entry.fileNameRaw ?? Buffer.from(entry.fileName)).toString('utf8'));
  if (name.split('/').includes('..') || /^\/|^[a-z]:/.test(name)) throw damaged();
  return name;
}

const rank = (name: string) => (name === '[content_types].xml' ? 0 : name.endsWith('.rels') ? 1 : 2);
/** Parts about other parts, whose facts stay in memory. */
const isAboutOthers = (name: string) => rank(name) < 2;
/** The chunks of an entry. An empty one is not always packed as it should be. */
const chunksOf = async (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> =>
  entry.uncompressedSize + entry.compressedSize === 0 ? Readable.from([]) : zip.openReadStreamPromise(entry);
