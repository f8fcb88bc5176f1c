import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ModuleItem, parseSync } from '@swc/core';

/** `swc` says it, its types do not. */
type ExportAll = { typeOnly?: boolean };

const itemsOf = (file: string) => parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body;

/** The names that the `index.ts` of an entry point exports, including types, but for those of `export type *`. */
export const exportsOf = (file: string): string[] =>
  itemsOf(file).flatMap((item) => {
    if (item.type !== 'ExportAllDeclaration') return namesOf(item);
    return (item as ExportAll).typeOnly ? [] : exportsOf(join(dirname(file), item.source.value));
  });

/** The files of which an entry point exports all (`export *`, `export type *`), and those of which these do. */
export const wholeFilesOf = (file: string): string[] =>
  itemsOf(file).flatMap((item) => {
    if (item.type !== 'ExportAllDeclaration') return [];
    const whole = join(dirname(file), item.source.value);
    return [whole, ...wholeFilesOf(whole)];
  });

function namesOf(item: ModuleItem): string[] {
  if (item.type === 'ExportNamedDeclaration')
    return item.specifiers.map((specifier) => {
      if (specifier.type === 'ExportNamespaceSpecifier') return specifier.name.value;
      if (specifier.type === 'ExportDefaultSpecifier') return specifier.exported.value;
      return (specifier.exported ?? specifier.orig).value;
    });
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id }) => (id as { value?: string }).value ?? '');
  if ('identifier' in declaration) return [declaration.identifier.value];
  return 'value' in declaration.id ? [declaration.id.value] : [];
}
