import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Names that only files with macros hold: in zip directories plain, in OLE directories as UTF-16. */
const MACROS = [Buffer.from('vbaProject.bin', 'latin1'), Buffer.from('_VBA_PROJECT', 'utf16le')];
const KEPT = 64;

export interface Inspection extends Transform {
  result: () => { sha256: string; size: number; hasMacros: boolean };
}

/** Hashes, measures and looks for macros while the bytes pass. */
export function inspect(): Inspection {
  const hash = createHash('sha256');
  let size = 0;
  let hasMacros = false;
  let tail = Buffer.alloc(0);
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      // A name may lie across two chunks.
      const window = Buffer.concat([tail, chunk]);
      hasMacros ||= MACROS.some((name) => window.includes(name));
      tail = window.subarray(-KEPT);
      done(null, chunk);
    },
  });
  return Object.assign(through, { result: () => ({ sha256: hash.digest('hex'), size, hasMacros }) });
}
