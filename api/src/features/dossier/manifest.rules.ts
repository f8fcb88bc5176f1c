import { createHash } from 'node:crypto';

export const MANIFEST = 'manifest.json';

export interface ManifestFile {
  path: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** What a dossier is about, and every file in it with its hash. */
export interface Manifest {
  product: 'Handover';
  deal: number;
  project_title: string;
  /** Whose dossier it is. */
  side: 'seller' | 'buyer';
  made_at: string;
  files: ManifestFile[];
}

export const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A file of a dossier that is not as its manifest says. */
export interface Finding {
  path: string;
  problem: 'changed' | 'missing' | 'added';
}

/** Compares what is in a dossier with its manifest; nothing is found in one that is whole. */
export function compareFiles(stated: readonly ManifestFile[], found: readonly ManifestFile[]): Finding[] {
  const byPath = new Map(found.map((file) => [file.path, file]));
  const expected = new Set(stated.map(({ path }) => path));
  const wrong = stated.flatMap(({ path, size, sha256 }): Finding[] => {
    const file = byPath.get(path);
    if (!file) return [{ path, problem: 'missing' }];
    return file.sha256 === sha256 && file.size === size ? [] : [{ path, problem: 'changed' }];
  });
  const added = found.filter(({ path }) => path !== MANIFEST && !expected.has(path));
  return [...wrong, ...added.map(({ path }): Finding => ({ path, problem: 'added' }))];
}
