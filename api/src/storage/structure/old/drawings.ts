import { isElsewhere } from '../address.ts';
import { Found } from '../finding.ts';
import { wideText } from '../wide-text.ts';

/** Tables of properties of a shape (MS-ODRAW 2.2.9 to 2.2.11). */
const TABLES = new Set([0xf00b, 0xf121, 0xf122]);
/** The address of a picture, of a filling, and of the filling of a line; what is to be done with it is the next property. */
const ADDRESSES = [0x105, 0x187, 0x1c7];
/** The picture is not in the document, or it is replaced by that of the address. */
const IS_LOADED = 4 | 8;

/** Pictures of drawings that are loaded from another computer. Throws `Found`. */
export function checkDrawings(drawings: Buffer): void {
  for (let at = 0; at + 8 <= drawings.length; ) {
    const [head, type, length] = [
      drawings.readUInt16LE(at),
      drawings.readUInt16LE(at + 2),
      drawings.readUInt32LE(at + 4),
    ];
    if (TABLES.has(type)) checkProperties(drawings.subarray(at + 8, at + 8 + length), head >> 4);
    // The content of a container record follows it.
    at += 8 + ((head & 15) === 15 ? 0 : length);
  }
}

function checkProperties(table: Buffer, count: number): void {
  const values = new Map<number, number>();
  const texts = new Map<number, string>();
  let textAt = count * 6;
  for (let at = 0; at < count * 6 && at + 6 <= table.length; at += 6) {
    const [id, value] = [table.readUInt16LE(at), table.readUInt32LE(at + 2)];
    values.set(id & 0x3fff, value);
    if ((id & 0x8000) === 0) continue;
    texts.set(id & 0x3fff, wideText(table.subarray(textAt, textAt + value)));
    textAt += value;
  }
  for (const id of ADDRESSES) {
    const address = (texts.get(id) ?? '').replace(/\0.*$/s, '');
    if (((values.get(id + 1) ?? 0) & IS_LOADED) !== 0 && isElsewhere(address))
      throw new Found('loads_outside', { found: 'picture' });
  }
}
