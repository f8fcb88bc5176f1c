import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ModuleItem, parseSync } from '@swc/core';

/** The names that the `index.ts` of an entry point exports, including types. */
export function exportsOf(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' });
  return body.flatMap((item) =>
    item.type === 'ExportAllDeclaration' ? exportsOf(join(dirname(file), item.source.value)) : namesOf(item),
  );
}

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
