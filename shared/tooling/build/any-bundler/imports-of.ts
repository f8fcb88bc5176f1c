import { readFileSync } from 'node:fs';
import { entryPointParts, sharedPrefix } from '@handover/shared/federation/entry-points';
import { sharedVersions } from '../sharing.ts';

const SOURCE = /(?<!\.d)\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;
/** The clause, if there is one, and the specifier. */
const IMPORT =
  /\b(?:import|export)\b(?!\s*type[\s{])\s*(?:([\w$*{][^'"();]*?)\s*\bfrom\s*)?\(?['"]([^'"\n]+)['"]|\brequire\(\s*['"]([^'"\n]+)['"]/g;

interface SharedImports {
  /** Specifier -> the version of this workspace. */
  requires: Record<string, string>;
  /** Entry point -> the names that are imported of it. */
  uses: Record<string, string[]>;
}

/**
 * What files import of the shared modules, as they are written: of any bundler, before tree shaking. Throws where an entry point that
 * is shared in parts is imported as a whole, of which a copy would be bundled.
 */
export function importsOf(files: readonly string[]): SharedImports {
  const versions = sharedVersions();
  const found = new Map<string, Set<string>>();
  const add = (specifier: string, names: readonly string[]) => {
    if (specifier in versions) found.set(specifier, new Set([...(found.get(specifier) ?? []), ...names]));
  };
  for (const file of files.filter((each) => SOURCE.test(each))) {
    const code = readFileSync(file, 'utf8').replaceAll(COMMENT, '');
    // Compiled JSX imports it.
    if (/\.[jt]sx$/.test(file)) add('react/jsx-runtime', []);
    for (const [, clause = '', imported, required] of code.matchAll(IMPORT)) {
      const specifier = imported ?? required ?? '';
      assertPart(file, specifier);
      add(specifier, namesIn(clause));
    }
  }
  const sorted = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    requires: Object.fromEntries(sorted.map(([specifier]) => [specifier, versions[specifier] ?? ''])),
    uses: Object.fromEntries(
      sorted
        .filter(([specifier, names]) => specifier.startsWith(sharedPrefix) && names.size > 0)
        .map(([specifier, names]) => [specifier, [...names].toSorted()]),
    ),
  };
}

/** The imported names: `useQuery` of `{ useQuery as useData, type QueryResult }`. */
const namesIn = (clause: string): string[] =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => /^[\w$]+$/.test(name));

function assertPart(file: string, specifier: string): void {
  for (const [name, parts] of Object.entries(entryPointParts))
    if (specifier === `${sharedPrefix}${name}`)
      throw new Error(`${file} imports ${specifier}: import one of its parts, ${parts.join(', ')}`);
}
