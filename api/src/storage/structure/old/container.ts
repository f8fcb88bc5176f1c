import { Found } from '../finding.ts';
import { type Budget, count } from '../inspection.ts';
import { wideText } from '../wide-text.ts';
import { Sectors } from './sectors.ts';

/** A folder of an old Office file (MS-CFB 2.6). */
export interface Storage {
  name: string;
  /** The class of the program that it is of, without braces, in small letters. */
  classId: string;
  /** The streams by their names in lower case. */
  streams: Map<string, Buffer>;
  folders: Map<string, Storage>;
}

const KIND = { folder: 1, stream: 2, root: 5 } as const;
/** Streams of a document that was encrypted as a whole (MS-OFFCRYPTO 1.3.3). */
const LOCKED = new Set(['encryptioninfo', 'encryptedpackage']);
const ENTRY = 128;
/**
 * The offsets in an entry: its name, the length of the name, its kind, its neighbours and first child, its class, and
 * the place and length of its content.
 */
const AT = {
  name: 0,
  nameLength: 64,
  kind: 66,
  left: 68,
  right: 72,
  child: 76,
  classId: 80,
  start: 116,
  size: 120,
} as const;

/** The folders and streams of an old Office file. Throws `Found`. */
export function openContainer(content: Buffer, budget: Budget): Storage {
  const sectors = new Sectors(content);
  const entries = sectors.folders;
  if (entries.length < ENTRY || entries[AT.kind] !== KIND.root)
    throw new Found('wrong_content', { content: 'damaged' });
  sectors.setSmall(entries.readUInt32LE(AT.start));
  const root = newStorage(entries.subarray(0, ENTRY));
  const seen = new Set<number>();
  const left: [number: number, parent: Storage][] = [[entries.readUInt32LE(AT.child), root]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [number, parent] = next;
    const entry = entries.subarray(number * ENTRY, (number + 1) * ENTRY);
    if (seen.has(number) || entry.length < ENTRY) continue;
    seen.add(number);
    left.push([entry.readUInt32LE(AT.left), parent], [entry.readUInt32LE(AT.right), parent]);
    const name = nameOf(entry).toLowerCase();
    if (entry[AT.kind] === KIND.stream) {
      if (parent === root && LOCKED.has(name)) throw new Found('has_password');
      const size = entry.readUInt32LE(AT.size);
      count(budget, size);
      parent.streams.set(name, sectors.read(entry.readUInt32LE(AT.start), size));
    } else if (entry[AT.kind] === KIND.folder) {
      const storage = newStorage(entry);
      parent.folders.set(name, storage);
      left.push([entry.readUInt32LE(AT.child), storage]);
    }
  }
  return root;
}

const nameOf = (entry: Buffer) =>
  wideText(entry.subarray(AT.name, Math.max(0, Math.min(64, entry.readUInt16LE(AT.nameLength)) - 2)));
const newStorage = (entry: Buffer): Storage => ({
  name: nameOf(entry),
  classId: classIdOf(entry.subarray(AT.classId, AT.classId + 16)),
  streams: new Map(),
  folders: new Map(),
});

/** The first three numbers of a class have their bytes in reverse order. */
export function classIdOf(bytes: Buffer): string {
  const parts = [bytes.subarray(0, 4), bytes.subarray(4, 6), bytes.subarray(6, 8)].map((part) =>
    Buffer.from(part).reverse(),
  );
  return [...parts, bytes.subarray(8, 10), bytes.subarray(10, 16)]
    .map((part) => part.toString('hex'))
    .join('-');
}

/** It and all that are in it. */
export function* foldersOf(storage: Storage): Generator<Storage> {
  yield storage;
  for (const each of storage.folders.values()) yield* foldersOf(each);
}
