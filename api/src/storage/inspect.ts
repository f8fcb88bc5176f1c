import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const utf16 = (name: string) => Buffer.from(name, 'utf16le').toString('latin1');
/** Names by which a file's directory tells what is in it: plain in a zip, UTF-16 in the old formats; any case. */
const TELLING = {
  macros: ['vbaproject.bin', utf16('_vba_project')],
  locked: [utf16('encryptedpackage')],
  doc: [utf16('worddocument')],
  xls: [utf16('workbook'), utf16('book')],
};
type Telling = keyof typeof TELLING;
/** A name may lie across two chunks. */
const KEPT = 64;

export interface Inspection extends Transform {
  result: () => { sha256: string; size: number };
  /** Whether it names such a thing; asked once all has passed. */
  names: (what: Telling) => boolean;
}

/** Hashes, measures and looks for telling names while the bytes pass. */
export function inspect(): Inspection {
  const hash = createHash('sha256');
  const found = new Set<Telling>();
  let size = 0;
  let tail = '';
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      const text = tail + chunk.toString('latin1').toLowerCase();
      for (const [what, names] of Object.entries(TELLING) as [Telling, string[]][])
        if (!found.has(what) && names.some((name) => text.includes(name))) found.add(what);
      tail = text.slice(-KEPT);
      done(null, chunk);
    },
  });
  return Object.assign(through, {
    result: () => ({ sha256: hash.digest('hex'), size }),
    names: (what: Telling) => found.has(what),
  });
}
