import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { API_VERSION } from '@handover/shared/contract';
import type { RemoteDescriptor } from '@handover/shared/federation/contract';
import { integrityOf, sha256Of } from '../../releases/builds/integrity.ts';
import { MF_MANIFEST, mfManifestOfRemote } from '../../releases/builds/mf-manifest.ts';
import { filesIn } from '../../releases/store/files-in.ts';
import { withNavTexts } from '../descriptor/nav-texts.ts';
import { openedNames } from '../descriptor/opened-names.ts';
import { factsOf, type PackageFacts, readJson } from '../descriptor/package-facts.ts';
import { checkPageTexts } from '../descriptor/page-texts.ts';
import { hashOf, versionToken } from '../plugins/hash.ts';
import { localesOf } from '../plugins/locales.ts';
import { ENTRY } from './federation-options.ts';
import { importsOf } from './imports-of.ts';

/** Placeholder in code for the SHA-256 of each script and style sheet of the build: an object, by their names. */
export const hashesToken = 'HANDOVERHASHES';

const MANIFEST = 'build-manifest.json';

interface Build {
  /** The folder of the remote, with `package.json`, `src/remote.json` and `src/locales`. */
  folder: string;
  /** The folder with the files that a bundler has written, and no others. */
  output: string;
  /** The files that it has read. */
  sources: readonly string[];
}

/**
 * Makes the output of any bundler a build that can be released: adds its texts, its version, which is the hash of all of it, the hashes of
 * its chunks to the code that loads them, and `build-manifest.json`. Throws where a text is missing.
 */
export async function sealBuild({ folder, output, sources }: Build): Promise<void> {
  const facts = factsOf(folder);
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(output, file)), { recursive: true });
    writeFileSync(join(output, file), content);
  };
  const locales = localesOf(folder, 'remote', ({ asset, content }) => write(asset, content));
  const described = { ...describe(facts, sources), locales };
  const built = (await filesIn(output))
    .filter((file) => file !== MANIFEST && file !== MF_MANIFEST)
    .map((file): [string, Buffer] => [file, readFileSync(join(output, file))]);
  const hash = hashOf([...built, [MANIFEST, Buffer.from(JSON.stringify(described))]]);
  // Vite writes the name of the container into names of files.
  for (const [file] of built) if (file.includes(versionToken)) rmSync(join(output, file));
  const contents = new Map(built.map(([file, content]) => [file.replaceAll(versionToken, hash), content]));
  if (!contents.has(ENTRY)) throw new Error(`${output} has no ${ENTRY}`);
  replaceIn(contents, versionToken, () => hash);
  replaceIn(contents, hashesToken, () => chunkHashes(contents));
  for (const [file, content] of contents) write(file, content);
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)]));
  const manifest = {
    ...described,
    version: `${facts.version}-${hash}`,
    global: `${facts.identifier}_${hash}`,
    integrity: files[ENTRY] ?? '',
    files,
  };
  const forTools = JSON.stringify(mfManifestOfRemote(manifest), null, 2);
  files[MF_MANIFEST] = integrityOf(Buffer.from(forTools));
  write(MF_MANIFEST, forTools);
  write(MANIFEST, JSON.stringify(manifest, null, 2));
}

/** What the manifest says beside the version and the hashes of files. */
function describe({ folder, name }: PackageFacts, sources: readonly string[]) {
  const descriptor: RemoteDescriptor = withNavTexts(readJson(join(folder, 'src/remote.json')), folder);
  checkPageTexts('remote', descriptor.routes, folder);
  const own = sources.filter(
    (file) => file.startsWith(join(folder, 'src') + sep) && !file.includes(`${sep}node_modules${sep}`),
  );
  return {
    role: 'remote' as const,
    name,
    namespace: descriptor.namespace,
    contract: descriptor.contract,
    descriptor,
    entry: ENTRY,
    preload: [],
    pages: {},
    opens: openedNames(own),
    ...importsOf(sources),
    api: API_VERSION,
  };
}

function replaceIn(contents: Map<string, Buffer>, token: string, value: () => string): void {
  for (const [file, content] of contents)
    if (file.endsWith('.js') && content.includes(token))
      contents.set(file, Buffer.from(content.toString().replaceAll(token, value)));
}

/** Hashes all but the files that have the hashes of the others in them, whose own are with whoever loads them. */
function chunkHashes(contents: ReadonlyMap<string, Buffer>): string {
  const chunks = [...contents].filter(
    ([file, content]) => /\.(js|css)$/.test(file) && file !== ENTRY && !content.includes(hashesToken),
  );
  return `(${JSON.stringify(Object.fromEntries(chunks.map(([file, content]) => [file, sha256Of(content)])))})`;
}
