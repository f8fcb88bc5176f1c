import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { LedgerEntry } from '../records.ts';
import type { BuildManifest } from '../schema.ts';

type Bytes = LedgerEntry['bytes'];

const compress = promisify(brotliCompress);
/** Close to that of published files, and fast. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** What the files of a build weigh that browsers may load, compressed. Its texts are those of its larger language. */
export async function weigh(
  manifest: BuildManifest,
  read: (file: string) => Promise<string | undefined>,
): Promise<Bytes> {
  const { files } = manifest;
  const sizeOf = async (file: string) => {
    const text = await read(file);
    return text === undefined ? 0 : (await compress(text, { params })).length;
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
