import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** The path in the archive, with its folder. */
  path: string;
  /** Bytes; undefined if they are known only once it is opened. */
  size?: number | undefined;
  modifiedAt: Date;
  /** Called when its turn comes. */
  open: () => Promise<Readable>;
}

/**
 * A zip as a stream: each file is opened when the one before is written, and read only as fast as the zip is. Files are stored as they
 * are, since documents are compressed already; so its size is known in advance, as far as theirs are: otherwise it is null. When the stream is closed early, the file in turn is too.
 */
export function zipStream(entries: readonly ZipEntry[]): { stream: Readable; size: number | null } {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let current: Readable | undefined;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  output.once('close', () => current?.destroy());
  for (const { path, size, modifiedAt, open } of entries)
    zip.addReadStreamLazy(
      path,
      { compress: false, mtime: modifiedAt, ...(size !== undefined && { size }) },
      (pass) => {
        open().then((file) => {
          current = file;
          file.once('error', fail);
          if (output.destroyed) file.destroy();
          else pass(null, file);
        }, fail);
      },
    );
  let total = 0;
  // Its types leave the size out.
  const whenKnown = ((size: number) => {
    total = size;
  }) as () => void;
  zip.end({ forceZip64Format: false, comment: '' }, whenKnown);
  return { stream: output, size: total < 0 ? null : total };
}
