import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** The folder of the archive that has the code. */
const CODE = 'code';

/** What Node runs: a source -> the files that it names by `new URL('./other.ts', import.meta.url)`. */
type Named = Map<string, string[]>;

const asScript = (file: string) => file.replace(/\.ts$/, '.js');

/**
 * Bundles what Node runs: an entry, and the files that its code starts or imports by their address. All code is in one folder; each of these files
 * keeps its path, in a file that imports it, so that the code finds it, and files of data, where they are in the repository. Returns the
 * packages that the code imports.
 */
export async function bundle(root: string, entry: string, into: string): Promise<string[]> {
  const named: Named = new Map();
  let files = [entry];
  for (;;) {
    await rm(join(into, CODE), { recursive: true, force: true });
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: Object.fromEntries(files.map((file) => [nameOf(file), file])),
      outdir: join(into, CODE),
      chunkNames: 'shared-[hash]',
      bundle: true,
      splitting: true,
      platform: 'node',
      target: 'node24',
      format: 'esm',
      metafile: true,
      logLevel: 'error',
      plugins: [packagesAreInstalled, filesKeepTheirPlace(root, named)],
    });
    const missing = startedBy(metafile, named).filter((file) => !files.includes(file));
    if (missing.length === 0) {
      await Promise.all(files.map((file) => writeEntry(into, file)));
      return packagesOf(metafile);
    }
    files = [...files, ...missing];
  }
}

const nameOf = (file: string) => file.replace(/\.ts$/, '').replaceAll('/', '-');

async function writeEntry(into: string, file: string): Promise<void> {
  const target = join(into, asScript(file));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `import '${posix.relative(posix.dirname(file), `${CODE}/${nameOf(file)}.js`)}';\n`);
}

/** Packages of the registry are not bundled: many read files of their own. */
const packagesAreInstalled: Plugin = {
  name: 'packages-are-installed',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@handover/') ? null : { path, external: true },
    );
  },
};

/** `import.meta.url` stays that of the source. */
const filesKeepTheirPlace = (root: string, named: Named): Plugin => ({
  name: 'files-keep-their-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return null;
      const file = relative(root, path);
      const others: string[] = [];
      const contents = source
        .replaceAll(/new URL\('([^']+)\.ts', import\.meta\.url\)/g, (_, other: string) => {
          others.push(posix.join(posix.dirname(file), `${other}.ts`));
          return `new URL('${other}.js', import.meta.url)`;
        })
        .replaceAll('import.meta.url', `new URL('../${asScript(file)}', import.meta.url).href`);
      named.set(file, others);
      return { contents, loader: 'ts' };
    });
  },
});

/** The files named by code that is in the bundle: what nobody uses of a file is left out. */
function startedBy({ outputs }: Metafile, named: Named): string[] {
  const used = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return used.flatMap((file) => named.get(file) ?? []);
}

function packagesOf({ outputs }: Metafile): string[] {
  const imported = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ path, external }) => external && !path.startsWith('node:')).map(({ path }) => path),
  );
  return [
    ...new Set(
      imported.map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ].sort();
}
