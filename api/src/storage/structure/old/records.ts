import { wideText } from '../wide-text.ts';

export interface WorkbookRecord {
  id: number;
  data: Buffer;
  /** The offset in the stream. */
  at: number;
}

/** The records of a workbook or of the cache of a pivot table (MS-XLS 2.1.4). */
export function* recordsOf(stream: Buffer): Generator<WorkbookRecord> {
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = stream.readUInt16LE(at + 2);
    yield { id: stream.readUInt16LE(at), data: stream.subarray(at + 4, at + 4 + length), at };
    at += 4 + length;
  }
}

export const word = (data: Buffer, at: number) => (at + 2 <= data.length ? data.readUInt16LE(at) : 0);

/** Letters of one or two bytes each, as the first byte says (MS-XLS 2.5.296). */
export const textAt = (data: Buffer, at: number, letters: number) =>
  ((data[at] ?? 0) & 1) === 1
    ? wideText(data.subarray(at + 1, at + 1 + 2 * letters))
    : data.toString('latin1', at + 1, at + 1 + letters);
