import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPointParts, sharedPrefix } from '@handover/shared/federation/entry-points';
import type { LoaderContext } from 'webpack';
import { readJson, sharedFolder } from '../descriptor/package-facts.ts';

const divided = Object.keys(entryPointParts);
const statement = new RegExp(
  `^[ \\t]*(import|export) \\{([^}]*)\\} from '${sharedPrefix}(${divided.join('|')})';`,
  'gm',
);
const reexport = /^export \{([^}]*)\} from '\.\/parts\/([\w-]+)\.[jt]s';/gm;

/** Replaces imports from a divided entry point by imports from its parts, so that only those are loaded. */
export default function partsLoader(this: LoaderContext<unknown>, source: string): string {
  return source.replaceAll(statement, (text: string, keyword: string, list: string, name: string) => {
    const index = indexOf(name);
    this.addDependency(index);
    const parts = partsOf(index);
    const byPart = Map.groupBy(specifiersIn(list), (specifier) => {
      const part = parts.get(specifier.split(' as ')[0] ?? '');
      if (!part) throw new Error(`${sharedPrefix}${name} has no export ${specifier}`);
      return part;
    });
    const statements = [...byPart].map(
      ([part, specifiers]) =>
        `${keyword} { ${specifiers.join(', ')} } from '${sharedPrefix}${name}/${part}';`,
    );
    // Keeps the number of lines.
    return statements.join(' ') + '\n'.repeat(text.split('\n').length - 1);
  });
}

/** Values only: types leave nothing in the code. */
const specifiersIn = (list: string) =>
  list
    .split(',')
    .map((specifier) => specifier.trim())
    .filter((specifier) => specifier !== '' && !specifier.startsWith('type '));

const indexOf = (name: string): string =>
  join(sharedFolder, readJson(join(sharedFolder, 'package.json')).exports[`./${name}`]);

/** Export of an entry point -> its part. */
function partsOf(index: string): Map<string, string> {
  const found = [...readFileSync(index, 'utf8').matchAll(reexport)];
  return new Map(
    found.flatMap(([, list = '', part = '']) => specifiersIn(list).map((name) => [name, part] as const)),
  );
}
