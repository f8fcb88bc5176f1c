import { extensionOf } from './file-icon.tsx';

export interface FileLimits {
  /** The extensions, without dots. */
  extensions?: readonly string[];
  /** Bytes. */
  maxSize?: number;
}

/** Why a file is invalid, as a key of `inputs`; undefined if it is valid. The server checks the content as well. */
export const fileProblem = (file: File, { extensions, maxSize }: FileLimits): string | undefined => {
  if (extensions && !extensions.includes(extensionOf(file.name))) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  if (maxSize !== undefined && file.size > maxSize) return 'fileSize';
  return undefined;
};

/** The extensions of an `accept` attribute. */
export const toExtensions = (accept?: string): string[] | undefined =>
  accept
    ?.split(',')
    .map((each) => each.trim().replace(/^\./, '').toLowerCase())
    .filter(Boolean);
