const CHUNK = 4096;
/** More than any module has; 6 bytes may stand for 4,096. */
const LONGEST = 512 * CHUNK;

/** A compressed container of a Visual Basic project (MS-OVBA 2.4.1.3); null if it is none, or too long. */
export function decompress(container: Buffer): Buffer | null {
  if (container[0] !== 1) return null;
  const chunks: Buffer[] = [];
  for (let at = 1; at + 2 <= container.length; ) {
    if (chunks.length * CHUNK >= LONGEST) return null;
    const header = container.readUInt16LE(at);
    if (((header >> 12) & 7) !== 3) return null;
    const end = Math.min(at + (header & 0xfff) + 3, container.length);
    const packed = container.subarray(at + 2, end);
    const chunk = (header & 0x8000) === 0 ? packed.subarray(0, CHUNK) : unpack(packed);
    if (!chunk) return null;
    chunks.push(chunk);
    at = end;
  }
  return Buffer.concat(chunks);
}

/** Unpacks literal bytes, and references to earlier bytes (2.4.1.3.5). Each chunk starts anew. */
function unpack(packed: Buffer): Buffer | null {
  const chunk = Buffer.alloc(CHUNK);
  let length = 0;
  for (let at = 0; at < packed.length; ) {
    const flags = packed[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < packed.length; bit += 1) {
      if (((flags >> bit) & 1) === 0) {
        if (length >= CHUNK) return null;
        chunk[length++] = packed[at++] ?? 0;
        continue;
      }
      if (at + 2 > packed.length) return null;
      const token = packed.readUInt16LE(at);
      at += 2;
      const bits = Math.max(4, Math.ceil(Math.log2(length)));
      const copied = (token & (0xffff >> bits)) + 3;
      const offset = (token >> (16 - bits)) + 1;
      if (offset > length || length + copied > CHUNK) return null;
      for (let n = 0; n < copied; n += 1, length += 1) chunk[length] = chunk[length - offset] ?? 0;
    }
  }
  return chunk.subarray(0, length);
}
