import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ReleaseError } from '../release-error.ts';
import { filesIn } from '../store/files-in.ts';
import { integrityOf } from './integrity.ts';
import type { BuildManifest } from './schema.ts';

const MANIFEST = 'build-manifest.json';
const originalOf = (file: string) => file.replace(/\.(br|gz)$/, '');

/** Whether a file of a build's folder is in the build's list of files, or the compressed copy of one that is. */
export const isPartOf = (file: string, files: BuildManifest['files']): boolean =>
  file === MANIFEST || file in files || originalOf(file) in files;

/**
 * Throws unless a folder has exactly the files that its manifest lists, unchanged, and the manifest uses no others. A compressed
 * copy has to be that of its file.
 */
export async function assertAsBuilt(folder: string, manifest: BuildManifest): Promise<void> {
  const problems = await problemsIn(folder, manifest);
  if (problems.length === 0) return;
  throw new ReleaseError(
    [`${folder} is not what was built as ${manifest.name} ${manifest.version}:`, ...problems].join('\n  '),
  );
}

/** What a folder has otherwise than its manifest says, a line each, which begins with the name of the file. */
export async function problemsIn(folder: string, manifest: BuildManifest): Promise<string[]> {
  const { files } = manifest;
  const found = (await filesIn(folder)).filter((file) => file !== MANIFEST);
  const missing = [...Object.keys(files), ...usedBy(manifest)].filter(
    (file) => !files[file] || !found.includes(file),
  );
  return [
    ...new Set(missing.map((file) => `${file} is missing`)),
    ...(await Promise.all(found.map((file) => problemOf(folder, file, files)))),
    manifest.role === 'remote' &&
      manifest.integrity !== files[manifest.entry] &&
      `${manifest.entry} has another integrity than in the list of files`,
  ].filter((problem) => typeof problem === 'string');
}

async function problemOf(folder: string, file: string, files: BuildManifest['files']) {
  const original = files[file] ? file : originalOf(file);
  const integrity = files[original];
  if (!integrity) return `${file} is not in the list of files`;
  const content = await readFile(join(folder, file));
  return integrityOf(original === file ? content : unpack(file, content)) === integrity
    ? undefined
    : `${file} was changed`;
}

function unpack(file: string, content: Buffer): Buffer {
  try {
    return file.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
  } catch {
    return Buffer.alloc(0);
  }
}

/** All files that a manifest names, of whatever it tells. */
function usedBy(manifest: BuildManifest): string[] {
  const { preload, server, styleSheets = {} } = manifest;
  const both = [...preload, server, ...Object.values(styleSheets).flat()];
  const own = manifest.role === 'remote' ? usedByRemote(manifest) : usedByHost(manifest);
  return [...both, ...own].filter((file) => typeof file === 'string');
}

type ManifestOf<Role> = Extract<BuildManifest, { role: Role }>;

const usedByRemote = ({ entry, pages, widgetFiles = {}, locales }: ManifestOf<'remote'>) => [
  entry,
  ...Object.values(pages).flat(),
  ...Object.values(widgetFiles).flat(),
  ...Object.values(locales),
];

function usedByHost({ scripts, styles, fonts, icon, previewFrame, ...more }: ManifestOf<'host'>) {
  const texts = Object.values(more.locales).flatMap((byNamespace) => Object.values(byNamespace));
  const later = [...(more.signedIn?.files ?? []), ...Object.values(more.shared).flat()];
  return [...scripts, ...styles, ...fonts, ...texts, ...later, icon, previewFrame];
}
