import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a server build, one CommonJS file, and returns its exports. It gets what is `provided`, by import specifier, and what Node has; never
 * a package of the process that runs it. `file` names it in errors.
 */
export function runServerBuild(
  content: string,
  file: string,
  provided: Readonly<Record<string, unknown>> = {},
): unknown {
  const module: { exports: unknown } = { exports: {} };
  const require = (id: string): unknown => {
    if (Object.hasOwn(provided, id)) return provided[id];
    if (isBuiltin(id)) return nodeRequire(id);
    throw new Error(`${file} requires ${id}, which the host does not provide`);
  };
  const names = ['exports', 'require', 'module', '__filename', '__dirname'];
  const run = compileFunction(content, names, { filename: file });
  run(module.exports, require, module, file, dirname(file));
  return module.exports;
}
