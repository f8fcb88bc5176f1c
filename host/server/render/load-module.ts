import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { integrityOf } from '@handover/shared/releases/integrity';

const nodeRequire = createRequire(import.meta.url);

interface ServerModule {
  file: string;
  /** Of the file, in the release set. */
  integrity: string | undefined;
  provided?: Readonly<Record<string, unknown>>;
}

/**
 * Runs a server build, one CommonJS file, if it is as it was published. It gets what is `provided`, and what Node has; never a package of
 * the gateway.
 */
export function loadModule({ file, integrity, provided = {} }: ServerModule): unknown {
  const content = readFileSync(file);
  if (integrityOf(content) !== integrity) throw new Error(`${file} is not as it was published`);
  const module: { exports: unknown } = { exports: {} };
  const require = (id: string): unknown => {
    if (Object.hasOwn(provided, id)) return provided[id];
    if (isBuiltin(id)) return nodeRequire(id);
    throw new Error(`${file} requires ${id}, which the host does not provide`);
  };
  const names = ['exports', 'require', 'module', '__filename', '__dirname'];
  const run = compileFunction(content.toString(), names, { filename: file });
  run(module.exports, require, module, file, dirname(file));
  return module.exports;
}
