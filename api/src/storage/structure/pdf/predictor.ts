type NumberOf = (name: string) => number | undefined;

/** Undoes what is done to bytes before they are packed (ISO 32000-2, 7.4.4.4). */
export function undoPredictor(bytes: Buffer, numberOf: NumberOf): Buffer {
  const predictor = numberOf('Predictor') ?? 1;
  const bits = (numberOf('Colors') ?? 1) * (numberOf('BitsPerComponent') ?? 8);
  const row = Math.ceil((bits * (numberOf('Columns') ?? 1)) / 8);
  const pixel = Math.ceil(bits / 8);
  if (!(row >= 1 && row <= bytes.length)) return bytes;
  if (predictor === 2) return undoDifferences(bytes, row, pixel);
  return predictor >= 10 ? undoPng(bytes, row, pixel) : bytes;
}

function undoDifferences(bytes: Buffer, row: number, pixel: number): Buffer {
  const plain = Buffer.from(bytes);
  for (let at = 0; at < plain.length; at += 1)
    if (at % row >= pixel) plain[at] = (plain[at] ?? 0) + (plain[at - pixel] ?? 0);
  return plain;
}

/** Each row has a byte before it that says what it is the difference to. */
function undoPng(bytes: Buffer, row: number, pixel: number): Buffer {
  const rows = Math.ceil(bytes.length / (row + 1));
  const plain = Buffer.alloc(rows * row);
  for (let line = 0; line < rows; line += 1) {
    const kind = bytes[line * (row + 1)];
    for (let column = 0; column < row; column += 1) {
      const at = line * row + column;
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
