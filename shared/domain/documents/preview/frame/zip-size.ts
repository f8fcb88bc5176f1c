import { zipDirectory } from './zip-directory.ts';

/**
 * How large the parts of a zip say they are when they are unpacked, in bytes; undefined where its directory can't be read. Asked before
 * anything is unpacked: a small file can contain gigabytes.
 */
export function zipSize(bytes: ArrayBuffer): number | undefined {
  const directory = zipDirectory(bytes);
  return directory?.entries.reduce((total, at) => total + directory.view.getUint32(at + 24, true), 0);
}
