import { createHash } from 'node:crypto';
import { pipeline, type Readable, Readable as Stream, Transform } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { type Blob, MANIFEST } from './manifest.ts';
import type { Place } from './place.ts';

/** Who can read a backup: the holder of an age identity, or, without one, everybody who has the files. */
export interface Keys {
  recipient?: string | undefined;
  identity?: string | undefined;
}

/** Only our own texts are compressed: releases have compressed copies beside their files, whose names would meet. */
const nameOf = (key: string, encrypted: boolean) =>
  `${key}${isText(key) ? '.gz' : ''}${encrypted ? '.age' : ''}`;
const isText = (key: string) => key.startsWith('tables/') || key === MANIFEST;

/** Writes one content; size and hash are those of what was read. */
export async function writeBlob(
  place: Place,
  key: string,
  content: Readable,
  { recipient }: Keys,
): Promise<Blob> {
  const measured = measure();
  const steps = [content, measured, ...(isText(key) ? [createGzip()] : [])];
  // An error ends the last one with it, which fails the write.
  pipeline(steps, () => undefined);
  const plain = steps.at(-1) as Readable;
  await place.put(
    nameOf(key, recipient !== undefined),
    recipient ? await encrypted(plain, recipient) : plain,
  );
  return { key, ...measured.facts() };
}

/** Reads one content again. The stream fails at its end if it is not what was written. */
export async function readBlob(place: Place, { key, bytes, sha256 }: Blob, keys: Keys): Promise<Readable> {
  const measured = measure(({ bytes: found, sha256: hash }) =>
    found === bytes && hash === sha256 ? null : new Error('it is not what was written'),
  );
  const steps = [await open(place, key, keys), ...(isText(key) ? [createGunzip()] : []), measured];
  pipeline(steps, () => undefined);
  return measured;
}

/** Reads the one that says what the others are. */
export async function readUnmeasured(place: Place, key: string, keys: Keys): Promise<Readable> {
  const unzipped = createGunzip();
  pipeline([await open(place, key, keys), unzipped], () => undefined);
  return unzipped;
}

async function open(place: Place, key: string, { identity }: Keys): Promise<Readable> {
  const stored = await place.read(nameOf(key, identity !== undefined));
  return identity === undefined ? stored : decrypted(stored, identity);
}

async function encrypted(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

async function decrypted(content: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return fromWeb(await decrypter.decrypt(toWeb(content)));
}

const toWeb = (stream: Readable) => Stream.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Stream.fromWeb(stream as ReadableStream<Uint8Array>);

interface Measure extends Transform {
  facts(): { bytes: number; sha256: string };
}

/** Passes everything on, and knows its size and hash at the end, when `check` may return an error. */
export function measure(
  check: (facts: { bytes: number; sha256: string }) => Error | null = () => null,
): Measure {
  const hash = createHash('sha256');
  let facts = { bytes: 0, sha256: '' };
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      facts.bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      facts = { ...facts, sha256: hash.digest('hex') };
      done(check(facts));
    },
  });
  return Object.assign(passing, { facts: () => facts });
}
