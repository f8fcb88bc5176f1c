import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sharedFolder } from '../../build/descriptor/package-facts.ts';
import type { Diagnostic, Program } from './diagnostic.ts';

/** As in `tsconfig.base.json`, without what only asks for tidy sources. */
const OPTIONS = {
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noImplicitAny: false,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noErrorTruncation: true,
  noEmit: true,
  types: [],
};

/** Long types make long messages. */
const MAX_OUTPUT = 100_000_000;

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Checks a program of texts. npm packages are those that are installed for shared here. */
export async function runCompiler({ files, paths, roots }: Program): Promise<Diagnostic[]> {
  const cache = join(sharedFolder, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside of shared, so that the compiler finds its dependencies.
  const folder = mkdtempSync(join(cache, 'types-'));
  try {
    for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
    const mapped = Object.entries(paths).map(([specifier, path]) => [specifier, [`./${path}`]]);
    const compilerOptions = { ...OPTIONS, paths: Object.fromEntries(mapped) };
    const content = { compilerOptions, files: [...roots, join(sharedFolder, 'assets.d.ts')] };
    write(join(folder, 'tsconfig.json'), JSON.stringify(content));
    return parse(await run(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function run(folder: string): Promise<string> {
  try {
    // Each checker reads the same types anew: several take twice the processor time, and hardly end sooner.
    const args = [tsc, '-p', folder, '--pretty', 'false', '--checkers', '1'];
    return (await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: MAX_OUTPUT })).stdout;
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    // It ends with an error if it has found any.
    if (stdout === '') throw error;
    return stdout;
  }
}

function parse(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const text of output.split('\n')) {
    const [, file = '', line, column, code = '', message = ''] =
      /^(\S+)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(text) ?? [];
    const last = found.at(-1);
    if (file) found.push({ file, line: Number(line), column: Number(column), code, message });
    else if (last && text.startsWith(' ')) last.message = `${last.message}\n${text.trim()}`;
  }
  return found;
}
