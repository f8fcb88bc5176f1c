import { type ZipDirectory, zipDirectory } from './zip-directory.ts';

const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const DEFLATED = 8;
/** Sizes and places that do not fit are elsewhere then. */
const IN_ZIP64 = 0xffffffff;

/**
 * The zip with one of its text files edited: the new one is appended, uncompressed and without a checksum, and the directory leads to
 * it. The zip as it is where it has no such file, or the text stays.
 */
export async function editZip(
  bytes: ArrayBuffer,
  name: string,
  edit: (text: string) => string,
): Promise<ArrayBuffer> {
  const directory = zipDirectory(bytes);
  const at = directory?.entries.find((each) => nameAt(directory.view, each) === name);
  if (!directory || at === undefined || directory.view.getUint32(at + 42, true) === IN_ZIP64) return bytes;
  const text = new TextDecoder().decode(await unpacked(directory.view, at));
  const edited = edit(text);
  return edited === text ? bytes : withFile(directory, at, name, new TextEncoder().encode(edited));
}

const nameAt = (view: DataView<ArrayBuffer>, at: number) =>
  new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, view.getUint16(at + 28, true)));

async function unpacked(view: DataView<ArrayBuffer>, at: number): Promise<ArrayBuffer> {
  const local = view.getUint32(at + 42, true);
  const from = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const data = view.buffer.slice(from, from + view.getUint32(at + 20, true));
  if (view.getUint16(at + 10, true) !== DEFLATED) return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream.pipeThrough(upTo(view.getUint32(at + 24, true)))).arrayBuffer();
}

/** More than a file says it has is an attack. */
function upTo(bytes: number) {
  let left = bytes;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) throw new Error('larger than it says');
      controller.enqueue(chunk);
    },
  });
}

function withFile(
  { view, start, end }: ZipDirectory,
  at: number,
  name: string,
  data: Uint8Array,
): ArrayBuffer {
  const path = new TextEncoder().encode(name);
  const added = LOCAL_LENGTH + path.length + data.length;
  const all = new Uint8Array(view.byteLength + added);
  const old = new Uint8Array(view.buffer);
  all.set(old.subarray(0, start));
  all.set(path, start + LOCAL_LENGTH);
  all.set(data, start + LOCAL_LENGTH + path.length);
  all.set(old.subarray(start), start + added);
  const changed = new DataView(all.buffer);
  changed.setUint32(start, LOCAL, true);
  changed.setUint16(start + 26, path.length, true);
  // Flags, method, time, checksum and both sizes follow the version.
  for (const [record, flags] of [
    [start, start + 6],
    [at + added, at + added + 8],
  ] as const) {
    for (let each = 0; each < 4; each += 1) changed.setUint8(flags + each, 0);
    const sizes = record === start ? record + 14 : record + 16;
    changed.setUint32(sizes, 0, true);
    changed.setUint32(sizes + 4, data.length, true);
    changed.setUint32(sizes + 8, data.length, true);
  }
  changed.setUint32(at + added + 42, start, true);
  changed.setUint32(end + added + 16, start + added, true);
  return all.buffer;
}
