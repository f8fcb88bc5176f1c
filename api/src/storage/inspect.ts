import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const utf16 = (name: string) => Buffer.from(name, 'utf16le').toString('latin1');
/**
 * Entry names that reveal what an Office file contains: plain text in a zip, UTF-16 in the old formats; in any case.
 */
const MARKERS = {
  macros: ['vbaproject.bin', utf16('_vba_project')],
  locked: [utf16('encryptedpackage')],
  doc: [utf16('worddocument')],
  xls: [utf16('workbook'), utf16('book')],
};
type Marker = keyof typeof MARKERS;
/** Characters kept from the previous chunk, since a name may be split across two. */
const OVERLAP = 64;

export interface Inspection extends Transform {
  result: () => { sha256: string; size: number };
  /** Whether one of the marker's names was found; valid once the stream has ended. */
  hasMarker: (marker: Marker) => boolean;
}

/** A pass-through stream that hashes, counts the bytes, and searches for markers. */
export function inspect(): Inspection {
  const hash = createHash('sha256');
  const found = new Set<Marker>();
  let size = 0;
  let tail = '';
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      const text = tail + chunk.toString('latin1').toLowerCase();
      for (const [what, names] of Object.entries(MARKERS) as [Marker, string[]][])
        if (!found.has(what) && names.some((name) => text.includes(name))) found.add(what);
      tail = text.slice(-OVERLAP);
      done(null, chunk);
    },
  });
  return Object.assign(through, {
    result: () => ({ sha256: hash.digest('hex'), size }),
    hasMarker: (marker: Marker) => found.has(marker),
  });
}
