const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Letters of two bytes. Not `toString('utf16le')`, which writes beyond its memory for an odd number of bytes at an odd place (Node 24.21). */
export const wideText = (bytes: Buffer) =>
  decoder.decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
