/** Whole rows: what is missing of the last is blank. */
const wholeRows = (bytes: Buffer, row: number) =>
  Buffer.concat([bytes, Buffer.alloc((row - (bytes.length % row)) % row, ' ')]);

/**
 * Encodes the differences to the neighbours on the left and above, by the kind of 0 to 4 (PNG 9.2), with a byte of
 * the kind before each row.
 */
export function pngRows(bytes: Buffer, row: number, kind: number, pixel = 1): Buffer {
  const rows: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += row) {
    const line = Buffer.from(bytes.subarray(start, start + row));
    for (const column of line.keys()) {
      const at = start + column;
      const left = column >= pixel ? (bytes[at - pixel] ?? 0) : 0;
      const above = bytes[at - row] ?? 0;
      const corner = column >= pixel ? (bytes[at - row - pixel] ?? 0) : 0;
      const nearest = [left, above, corner].toSorted(
        (one, other) => Math.abs(left + above - corner - one) - Math.abs(left + above - corner - other),
      )[0];
      const guess = [0, left, above, (left + above) >> 1, nearest][kind] ?? 0;
      line[column] = (bytes[at] ?? 0) - guess;
    }
    rows.push(Buffer.from([kind]), line);
  }
  return Buffer.concat(rows);
}

/** Encodes the differences to the previous value, in rows of this many values of 4, 8 or 16 bits (TIFF 6, 14). */
export function tiffRows(bytes: Buffer, row: number, bits: 4 | 8 | 16): Buffer {
  const digits = bits / 4;
  const plain = wholeRows(bytes, Math.ceil((row * bits) / 8)).toString('hex');
  const values = plain.match(new RegExp(`.{${digits}}`, 'g'))?.map((each) => Number.parseInt(each, 16)) ?? [];
  const changed = values.map((value, at) =>
    at % row === 0 ? value : (value - (values[at - 1] ?? 0) + 2 ** bits) % 2 ** bits,
  );
  return Buffer.from(changed.map((value) => value.toString(16).padStart(digits, '0')).join(''), 'hex');
}

export const asHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);
/** Encodes the bytes as one run of letters. */
export const asRun = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([bytes.length - 1]), bytes, Buffer.from([128])]);

/** Groups of four bytes as five letters. */
export function asBase85(bytes: Buffer): Buffer {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE();
    let word = '';
    for (let letter = 0; letter < 5; letter += 1) {
      word = String.fromCharCode(33 + (value % 85)) + word;
      value = Math.floor(value / 85);
    }
    text += word.slice(0, group.length + 1);
  }
  return Buffer.from(`${text}~>`);
}

/** Each byte as itself, with the table emptied before it (TIFF 6, 13). */
export function asLzw(bytes: Buffer): Buffer {
  const codes = [...[...bytes].flatMap((byte) => [256, byte]), 257];
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((each) => Number.parseInt(each.padEnd(8, '0'), 2)));
}
