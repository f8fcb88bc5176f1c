import { Found } from './finding.ts';

const MEGABYTE = 1_048_576;
/**
 * The limits of one upload, including the documents in it, in bytes; `part` is the size of one that is kept in
 * memory.
 */
export const BOUNDS = { parts: 10_000, unpacked: 512 * MEGABYTE, part: 64 * MEGABYTE, levels: 6 } as const;

/** The amount that an inspection has unpacked so far. */
export interface Budget {
  parts: number;
  unpacked: number;
}

export type FileKind = 'pdf' | 'doc' | 'xls' | 'docx' | 'xlsx' | 'html' | 'other';

/** One document, or one inside of another. */
export interface Inspection {
  budget: Budget;
  /** Looks into a document inside of this one. Gives whether it is an archive of files instead. */
  inside: (content: Buffer) => Promise<{ isArchive: boolean }>;
  /** Inspects a file inside of this one like an upload, and returns its kind. */
  attached: (content: Buffer) => Promise<FileKind>;
}

export function count(budget: Budget, bytes: number): void {
  budget.parts += 1;
  budget.unpacked += bytes;
  if (budget.parts > BOUNDS.parts || budget.unpacked > BOUNDS.unpacked) throw new Found('too_packed');
}
