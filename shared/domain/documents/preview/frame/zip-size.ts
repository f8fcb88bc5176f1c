import { zipDirectory } from './zip-directory.ts';

/**
 * The unpacked size of a zip by its own directory, in bytes; undefined if that can't be read. It is checked before
 * anything is unpacked: a small file can contain gigabytes.
 */
export function zipSize(bytes: ArrayBuffer): number | undefined {
  const directory = zipDirectory(bytes);
  return directory?.entries.reduce((total, at) => total + directory.view.getUint32(at + 24, true), 0);
}
