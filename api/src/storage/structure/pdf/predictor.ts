import { Found } from '../finding.ts';

type NumberOf = (name: string) => number | undefined;

/**
 * Reverses the prediction of bytes before they were packed (ISO 32000-2, 7.4.4.4). The last row may be incomplete.
 * Throws `Found` if the predictor is unknown.
 */
export function undoPredictor(bytes: Buffer, numberOf: NumberOf): Buffer {
  const predictor = numberOf('Predictor') ?? 1;
  if (predictor === 1) return bytes;
  const [colors, bits] = [numberOf('Colors') ?? 1, numberOf('BitsPerComponent') ?? 8];
  const row = Math.ceil((colors * bits * (numberOf('Columns') ?? 1)) / 8);
  const isKnown = predictor === 2 || predictor >= 10;
  if (!isKnown || !(row >= 1) || !(colors >= 1) || ![1, 2, 4, 8, 16].includes(bits))
    throw new Found('wrong_content', { content: 'damaged' });
  return predictor === 2
    ? undoDifferences(bytes, row, colors, bits)
    : undoPng(bytes, row, Math.ceil((colors * bits) / 8));
}

/** Each component is the difference to the one of the pixel before, in the bits that it has. */
function undoDifferences(bytes: Buffer, row: number, colors: number, bits: number): Buffer {
  const plain = Buffer.alloc(bytes.length);
  const read = (from: Buffer, bit: number) =>
    bits === 16
      ? (from[bit / 8] ?? 0) * 256 + (from[bit / 8 + 1] ?? 0)
      : ((from[bit >> 3] ?? 0) >> (8 - bits - (bit & 7))) & (2 ** bits - 1);
  for (let start = 0; start < bytes.length; start += row) {
    const end = Math.min(start + row, bytes.length) * 8;
    for (let bit = start * 8; bit + bits <= end; bit += bits) {
      const before = bit - colors * bits;
      const value = (read(bytes, bit) + (before >= start * 8 ? read(plain, before) : 0)) % 2 ** bits;
      if (bits === 16) plain.writeUInt16BE(value, bit / 8);
      else plain[bit >> 3] = (plain[bit >> 3] ?? 0) | (value << (8 - bits - (bit & 7)));
    }
  }
  return plain;
}

/** Each row is preceded by a byte that tells its filter. */
function undoPng(bytes: Buffer, row: number, pixel: number): Buffer {
  const plain = Buffer.alloc(bytes.length - Math.ceil(bytes.length / (row + 1)));
  for (let line = 0, at = 0; at < plain.length; line += 1) {
    const kind = bytes[line * (row + 1)];
    for (let column = 0; column < row && at < plain.length; column += 1, at += 1) {
      const left = column >= pixel ? (plain[at - pixel] ?? 0) : 0;
      const above = line > 0 ? (plain[at - row] ?? 0) : 0;
      const corner = line > 0 && column >= pixel ? (plain[at - row - pixel] ?? 0) : 0;
      plain[at] = (bytes[line * (row + 1) + 1 + column] ?? 0) + guess(kind, left, above, corner);
    }
  }
  return plain;
}

function guess(kind: number | undefined, left: number, above: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const estimate = left + above - corner;
  const distance = (value: number) => Math.abs(estimate - value);
  if (distance(left) <= distance(above) && distance(left) <= distance(corner)) return left;
  return distance(above) <= distance(corner) ? above : corner;
}
