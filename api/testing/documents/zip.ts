import { unzipSync, zipSync } from 'fflate';

/** A deflated zip of these files, like those of Office programs. */
export function zip(files: Record<string, string | Buffer>): Blob {
  const parts = Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]);
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(parts)))]);
}

/** The files in a zip as text, by name. */
export const unzip = (packed: Buffer): Map<string, string> =>
  new Map(Object.entries(unzipSync(packed)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
