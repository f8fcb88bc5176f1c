const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;

/**
 * How large the parts of a zip say they are when they are unpacked, in bytes; undefined where its directory can't be read. Asked before
 * anything is unpacked: a small file can contain gigabytes.
 */
export function zipSize(bytes: ArrayBuffer): number | undefined {
  const view = new DataView(bytes);
  const first = Math.max(0, bytes.byteLength - END_LENGTH - MAX_COMMENT);
  let end = bytes.byteLength - END_LENGTH;
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first || end < 0) return undefined;
  let [count, at, total] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true), 0];
  for (; count > 0; count -= 1) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    total += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}
