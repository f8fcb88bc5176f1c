import { createHash } from 'node:crypto';

/** Placeholder in the code for the hash of the build, which is known only at its end. As long as the hash, so that maps of the code stay true. */
export const versionToken = 'HANDOVERVERS';

/** A hash of names and contents of files, independent of their order. */
export function hashOf(files: [name: string, content: Buffer][]): string {
  const hash = createHash('sha256');
  for (const [name, content] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(name).update('\0').update(content).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
