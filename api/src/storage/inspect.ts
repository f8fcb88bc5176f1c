import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Inspection extends Transform {
  result: () => { sha256: string; size: number };
}

/** A pass-through stream that hashes and counts the bytes. */
export function inspect(): Inspection {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return Object.assign(through, { result: () => ({ sha256: hash.digest('hex'), size }) });
}
