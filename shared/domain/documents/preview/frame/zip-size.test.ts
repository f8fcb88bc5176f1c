import { zipSize } from './zip-size.ts';

/** A directory of entries that say they have these sizes, without their content. */
function directory(sizes: number[], comment = '') {
  const entries = sizes.map((size) => {
    const entry = Buffer.alloc(46 + 5);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(5, 28);
    return entry;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(sizes.length, 10);
  end.writeUInt32LE(4, 16);
  const all = Buffer.concat([Buffer.from('PK\x03\x04'), ...entries, end, Buffer.from(comment)]);
  return new Uint8Array(all).buffer;
}

test.each([
  ['one part', directory([1200]), 1200],
  ['several', directory([10, 20, 30]), 60],
  ['a comment at the end', directory([7], 'made by hand'), 7],
  ['a bomb', directory([4_000_000_000, 4_000_000_000]), 8_000_000_000],
  ['none', directory([]), 0],
])('%s', (_what, bytes, size) => {
  expect(zipSize(bytes)).toBe(size);
});

test.each([
  ['nothing', new ArrayBuffer(0)],
  ['no directory', new Uint8Array(100).buffer],
  ['a directory that is cut off', directory([1, 2]).slice(20)],
])('%s can’t be read', (_what, bytes) => {
  expect(zipSize(bytes)).toBeUndefined();
});
