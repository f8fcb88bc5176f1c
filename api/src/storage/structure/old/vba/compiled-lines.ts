/** The mark before the number of lines in compiled code. */
const MARK = Buffer.from([0xfe, 0xca]);
const LINE = 12;

/** How many lines of a module were compiled (the performance cache, MS-OVBA 2.3.4.3, which no specification describes). */
export function countCompiledLines(cache: Buffer): number {
  let most = 0;
  for (let at = cache.indexOf(MARK); at >= 0; at = cache.indexOf(MARK, at + 1)) {
    if (at + 6 > cache.length) break;
    const lines = cache.readUInt16LE(at + 4);
    if (at + 6 + lines * LINE <= cache.length) most = Math.max(most, lines);
  }
  return most;
}
