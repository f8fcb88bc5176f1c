import { basename, dirname, join } from 'node:path';
import { namesImported } from './names-imported.ts';

export interface EntryPointFile {
  /** The specifier of an import: `@handover/shared/ui`. */
  specifier: string;
  /** Begins at the root of the project, like all paths here. */
  path: string;
  exports: string[];
  /** The files of which it exports all: who imports such a file uses the entry point, too. */
  wholeFiles: string[];
}
export interface SourceFile {
  path: string;
  text: string;
}

/** Code that no product runs. The page of another site in e2e is a product, and so are its remotes: they use the entry points. */
const isTest = (path: string) =>
  /\.test\.tsx?$|\/testing\/|^e2e\/(?!third-party-site\/|\w+-remote\/)|^shared\/stories\//.test(path);
/** Entry points that tests and tools are the users of. */
const isForTests = (specifier: string) => /^@handover\/(shared\/testing|tooling)(\/|$)/.test(specifier);
/** What an entry point is made of: an `index.ts` speaks for its folder. */
const isWithin = (path: string, file: string) =>
  path === file || (basename(file) === 'index.ts' && path.startsWith(`${dirname(file)}/`));

/**
 * Which exports of entry points nothing outside uses, as `<specifier>: <export>`. A use by a test, a story or the browser tests does
 * not count, except for what is there for tests and tools.
 */
export function unusedExports(entryPoints: EntryPointFile[], sources: SourceFile[]): string[] {
  const pathOf = new Map(entryPoints.map(({ specifier, path }) => [specifier, path]));
  /** The entry points that have the exports of a file: also one of which another exports all. */
  const withExportsOf = (file: string) =>
    entryPoints.filter(({ path, wholeFiles }) => {
      const handedOn = entryPoints.find((other) => other.path === file)?.wholeFiles ?? [];
      return path === file || wholeFiles.includes(file) || handedOn.includes(path);
    });
  const used = new Set<string>();
  for (const { path, text } of sources)
    for (const { from, names } of namesImported(text, path.endsWith('x'))) {
      const file = pathOf.get(from) ?? join(dirname(path), from);
      for (const entryPoint of withExportsOf(file)) {
        if (isWithin(path, entryPoint.path)) continue;
        if (isTest(path) && !isForTests(entryPoint.specifier)) continue;
        for (const name of names) used.add(`${entryPoint.specifier}: ${name}`);
      }
    }
  return entryPoints
    .flatMap(({ specifier, exports }) => exports.map((each) => `${specifier}: ${each}`))
    .filter((each) => !used.has(each));
}
