import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuildManifest } from '../builds/schema.ts';
import type { LedgerEntry } from '../records.ts';

type Bytes = LedgerEntry['bytes'];

const compress = promisify(brotliCompress);
/** Close to that of published files, and fast. By default brotli takes many times the memory that a small file needs. */
const paramsFor = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 1))),
  ),
});

/**
 * What the files of a build weigh that browsers may load, compressed. Its texts are those of its larger language. `known` is filled with
 * the sizes by hash: what two versions have in common is compressed once.
 */
export async function weigh(
  manifest: BuildManifest,
  read: (file: string) => Promise<string | undefined>,
  known = new Map<string, Promise<number>>(),
): Promise<Bytes> {
  const { files } = manifest;
  const measure = async (file: string) => {
    const text = await read(file);
    if (text === undefined) return 0;
    const bytes = Buffer.from(text);
    return (await compress(bytes, { params: paramsFor(bytes) })).length;
  };
  const sizeOf = (file: string) => {
    const hash = files[file] ?? file;
    const size = known.get(hash) ?? measure(file);
    known.set(hash, size);
    return size;
  };
  const sum = async (names: readonly string[]) => {
    const sizes = await Promise.all(names.map(sizeOf));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const sent = Object.keys(files).filter((file) => !file.startsWith('server/'));
  const [js, css, ...texts] = await Promise.all([
    sum(sent.filter((file) => file.endsWith('.js'))),
    sum(sent.filter((file) => file.endsWith('.css'))),
    ...textsOf(manifest).map(sum),
  ]);
  return { js: js ?? 0, css: css ?? 0, texts: Math.max(0, ...texts) };
}

/** The files of each language: of a remote one, of the host one for each namespace. */
const textsOf = ({ locales }: BuildManifest): string[][] =>
  Object.values(locales).map((files) => (typeof files === 'string' ? [files] : Object.values(files)));
