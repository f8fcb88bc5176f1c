import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPointOf, sharedPrefix } from '@handover/shared/federation/entry-points';
import { importedFiles, reachedFrom } from '../../releases/types/imported-files.ts';
import type { Declaration, TypeRecord } from '../../releases/types/type-record.ts';
import { readJson, sharedFolder } from '../descriptor/package-facts.ts';
import { callsIn } from '../grants/calls-in.ts';

/** Entry point, or part of one -> names. */
type Names = Record<string, readonly string[]>;

/** Comments, and what a class keeps to itself: with it no two versions of a class would be compatible. */
const LEFT_OUT = [/^\s*\/\*[\s\S]*?\*\/\s*?\n/gm, /^\s*\/\/.*\n/gm, /^\s+(?:#private|private [^\n]*);\n/gm];

/** How an imported file is named: `.tsx` by the compiler, `.js` in packed declarations. */
const EXTENSION = /(['"])(\.{1,2}\/[^'"\n]+?)\.(?:tsx?|js)\1/g;

const FOR_TESTS = /\.test\.|[\\/]testing[\\/]/;

/** The types of what a host provides, from a folder of declarations; the calls are those of its sources and of shared. */
export function typesOfHost(declarations: string, provided: Names, folder: string): TypeRecord {
  const inShared = sourcesIn(sharedFolder, '{kernel,design,domain,shell}');
  const named = Object.fromEntries(Object.entries(inShared).map(([path, text]) => [`shared/${path}`, text]));
  const calls = placesOfCalls({ ...sourcesIn(folder, 'src'), ...named });
  return { ...typesOf(declarations, Object.keys(provided).map(entryPointOf), provided), sources: {}, calls };
}

/** The types of what the sources in `folder` import, and what of it their code uses. */
export function typesOfRemote(declarations: string, used: Names, folder: string): TypeRecord {
  const sources = sourcesIn(folder, 'src');
  const imported = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/ from '(@handover\/shared\/[^']+)'/g)].map(([, entryPoint = '']) => entryPoint),
  );
  return { ...typesOf(declarations, imported, used), sources, calls: placesOfCalls(sources) };
}

/** Call -> where sources first make it. */
function placesOfCalls(sources: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [file, text] of Object.entries(sources))
    for (const { method, path, line } of callsIn(text))
      if (path) found[method ? `${method} ${path}` : path] ??= `${file}:${line}`;
  return found;
}

/** Tests are left out. */
function sourcesIn(folder: string, part: string): Record<string, string> {
  const paths = globSync(`${part}/**/*.{ts,tsx}`, { cwd: folder }).filter((path) => !FOR_TESTS.test(path));
  const texts = paths
    .sort()
    .map((path): [string, string] => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]);
  return Object.fromEntries(texts.filter(([, text]) => !text.includes(" from '@handover/shared/testing")));
}

function typesOf(
  folder: string,
  entryPoints: readonly string[],
  names: Names,
): Omit<TypeRecord, 'sources' | 'calls'> {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readDeclarations(folder, file);
    texts.set(file, text);
    return text;
  };
  const indexes = [...new Set(entryPoints)]
    .sort()
    .map((entryPoint) => [entryPoint, fileOf(entryPoint)] as const);
  const files = new Set(
    indexes.flatMap(([, file]) => [...reachedFrom(file, (each) => importedFiles(each, read(each)))]),
  );
  const exports: TypeRecord['exports'] = {};
  for (const [part, some] of Object.entries(names)) {
    const entryPoint = entryPointOf(part);
    const index = fileOf(entryPoint);
    for (const name of some)
      exports[entryPoint] = {
        ...exports[entryPoint],
        [name]: findDeclaration(index, name, read) ?? { file: index, name },
      };
  }
  return {
    entryPoints: Object.fromEntries(indexes),
    exports,
    files: Object.fromEntries([...files].sort().map((file) => [file, read(file)])),
  };
}

/** The file of an entry point, without extension; empty if there is none. */
function fileOf(entryPoint: string): string {
  const { exports }: { exports: Record<string, unknown> } = readJson(join(sharedFolder, 'package.json'));
  const path = exports[`./${entryPoint.slice(sharedPrefix.length)}`];
  return typeof path === 'string' ? path.replace(/^\.\//, '').replace(/\.(?:ts|js)$/, '') : '';
}

function readDeclarations(folder: string, file: string): string {
  const path = join(folder, `${file}.d.ts`);
  // A style sheet, or another file without types.
  if (!existsSync(path)) return '';
  const text = readFileSync(path, 'utf8').replaceAll(EXTENSION, '$1$2.js$1');
  return LEFT_OUT.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);
}

/** Follows re-exports from a file to the one that declares a name; undefined if it does not export it. */
function findDeclaration(
  file: string,
  name: string,
  read: (file: string) => string,
): Declaration | undefined {
  const text = read(file);
  const of = (path: string) => importedFiles(file, `'${path}'`)[0] ?? '';
  for (const [, list = '', from] of text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;/gm))
    for (const item of list.split(',')) {
      const [, own = '', as = own] = /^\s*(?:type )?([\w$]+)(?: as ([\w$]+))?\s*$/.exec(item) ?? [];
      if (own === '' || as !== name) continue;
      const found = from?.startsWith('.') && findDeclaration(of(from), own, read);
      return found || { file, name };
    }
  if (
    new RegExp(`^export (?:declare )?(?:abstract )?(?:const|let|function|class) ${name}\\b`, 'm').test(text)
  )
    return { file, name };
  for (const [, from = ''] of text.matchAll(/^export \* from '(\.[^']+)'/gm)) {
    const found = findDeclaration(of(from), name, read);
    if (found) return found;
  }
  return undefined;
}
