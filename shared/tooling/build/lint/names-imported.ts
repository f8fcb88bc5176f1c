import { parseSync } from '@swc/core';

/** What a file takes of another: the specifier as it is written, and the names. */
export interface NamesImported {
  from: string;
  names: string[];
}

/**
 * What a file imports or re-exports by name, types included. What it takes of a module as a whole (`import * as`, `import()`, `declare module`) can't be
 * told from its syntax, so there every word of the file counts.
 */
export function namesImported(source: string, isTsx: boolean): NamesImported[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: isTsx });
  const words = () => source.match(/\w+/g) ?? [];
  const whole = [...source.matchAll(/\b(?:import\(|declare module)\s*'([^']+)'/g)].map(([, from = '']) => ({
    from,
    names: words(),
  }));
  const named = body.flatMap((item): NamesImported[] => {
    if (item.type === 'ImportDeclaration') {
      const isWhole = item.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
      const names = item.specifiers.map((specifier) =>
        specifier.type === 'ImportSpecifier'
          ? (specifier.imported ?? specifier.local).value
          : specifier.local.value,
      );
      return [{ from: item.source.value, names: isWhole ? words() : names }];
    }
    if (item.type !== 'ExportNamedDeclaration' || !item.source) return [];
    const names = item.specifiers.flatMap((specifier) =>
      specifier.type === 'ExportSpecifier' ? [specifier.orig.value] : [],
    );
    return [{ from: item.source.value, names }];
  });
  return [...named, ...whole];
}
