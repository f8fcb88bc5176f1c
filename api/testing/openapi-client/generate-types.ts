import { mkdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname } from 'node:path';
import ts from 'typescript-5';

// It writes types with the JS API of the compiler, which TypeScript 7 does not have.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? import.meta.resolve('typescript-5') : specifier, context),
});
const { default: openapiTypes, astToString } = await import('openapi-typescript');

/** The module `handover-openapi`: types of every call, made from the OpenAPI document. */
export async function generateTypes(document: string, file: string): Promise<void> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const types = await openapiTypes(document, {
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? (blob as never) : undefined),
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, astToString(types));
}
