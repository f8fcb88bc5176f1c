const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;

export interface ZipDirectory {
  view: DataView<ArrayBuffer>;
  /** The offset of the directory, and that of its end record. */
  start: number;
  end: number;
  /** The offset of each entry in it. */
  entries: number[];
}

/** The length of an entry of the directory. */
const entryLength = (view: DataView, at: number): number =>
  46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);

/** The directory of a zip, which is at its end; undefined if it can't be read. */
export function zipDirectory(bytes: ArrayBuffer): ZipDirectory | undefined {
  const view = new DataView(bytes);
  const first = Math.max(0, bytes.byteLength - END_LENGTH - MAX_COMMENT);
  let end = bytes.byteLength - END_LENGTH;
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first || end < 0) return undefined;
  const start = view.getUint32(end + 16, true);
  const entries: number[] = [];
  let at = start;
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    entries.push(at);
    at += entryLength(view, at);
  }
  return { view, start, end, entries };
}
