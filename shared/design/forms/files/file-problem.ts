import { extensionOf } from './file-icon.tsx';

export interface FileLimits {
  /** Without dots. */
  extensions?: readonly string[];
  /** Bytes. */
  maxSize?: number;
}

/** What is wrong with a file, as a key of `inputs`; undefined when it may be sent. The server looks again, at the bytes. */
export const fileProblem = (file: File, { extensions, maxSize }: FileLimits): string | undefined => {
  if (extensions && !extensions.includes(extensionOf(file.name))) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  if (maxSize !== undefined && file.size > maxSize) return 'fileSize';
  return undefined;
};

/** '.pdf,.doc' as extensions. */
export const toExtensions = (accept?: string): string[] | undefined =>
  accept
    ?.split(',')
    .map((each) => each.trim().replace(/^\./, '').toLowerCase())
    .filter(Boolean);
