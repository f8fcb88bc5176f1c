import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Found } from './finding.ts';

const MEGABYTE = 1_048_576;
/** Of one upload, the packages inside of it included; `part` is the size of one that is looked into. Bytes. */
export const BOUNDS = { parts: 10_000, unpacked: 512 * MEGABYTE, part: 64 * MEGABYTE, levels: 3 } as const;

/** What an inspection has unpacked so far. */
export interface Budget {
  parts: number;
  unpacked: number;
}

export interface Part {
  /** In small letters, as Office compares them. */
  name: string;
  /** The whole part, or the beginning of one that is not looked into, such as a picture or the cells of a sheet. */
  content: Buffer;
}
/** Whether a part is looked into, by its name and its first bytes. */
type IsRead = (name: string, beginning: Buffer) => boolean;

/**
 * The parts of a package, one after the other. Sizes count as declared, before anything is unpacked, and as they are. Throws `Found` beyond
 * the bounds, where a name comes twice, and where it is no zip that every program reads the same.
 */
export async function* readParts(content: Buffer, budget: Budget, isRead: IsRead): AsyncGenerator<Part> {
  const zip = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
  const names = new Set<string>();
  const entries = [];
  for await (const entry of zip.eachEntry()) {
    budget.parts += 1;
    budget.unpacked += entry.uncompressedSize;
    if (budget.parts > BOUNDS.parts || budget.unpacked > BOUNDS.unpacked) throw new Found('too_packed');
    if (entry.isEncrypted()) throw new Found('has_password');
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) throw new Found('wrong_content', { content: 'damaged' });
    names.add(name);
    if (!name.endsWith('/')) entries.push({ entry, name });
  }
  for (const { entry, name } of entries) yield { name, content: await readPart(zip, entry, name, isRead) };
}

/** Reads to the end, which fails where a part is larger or smaller than declared. */
async function readPart(zip: ZipFile, entry: Entry, name: string, isRead: IsRead): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let isWhole = true;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (chunks.length === 0) {
      isWhole = isRead(name, chunk);
      if (isWhole && entry.uncompressedSize > BOUNDS.part) throw new Found('too_packed');
    }
    if (isWhole || chunks.length === 0) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
