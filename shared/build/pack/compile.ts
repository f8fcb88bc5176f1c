import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../command/command-error.ts';
import { sharedFolder } from '../descriptor/package-facts.ts';
import { pluginFolder } from './package-json.ts';

/** Files that are no TypeScript to compile. */
const ASSETS = [
  '{design,domain,kernel,shell,mock-host}/**/*.{css,woff2,svg,txt}',
  'build/assets.d.ts',
  '{federation,releases,shell,build,mock-host}/README.md',
  'README.md',
];

/** A string that is a relative path to a TypeScript file: of an import, or of a file that a tool is given. */
const RELATIVE_PATH = /(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g;

/** Compiles shared to JavaScript and declarations in `folder`, and copies its other files. */
export function compileShared(folder: string): void {
  compile('shared', join(import.meta.dirname, 'tsconfig.json'), folder);
  for (const file of globSync(ASSETS, { cwd: sharedFolder }))
    cpSync(join(sharedFolder, file), join(folder, file));
  for (const file of globSync('**/*.{js,d.ts}', { cwd: folder })) nameCompiled(join(folder, file));
}

/** Compiles the manifest plugin into `folder`, with the types of the compiled shared. */
export function compilePlugin(folder: string, shared: string): void {
  const config = join(folder, 'tsconfig.json');
  const sources = join(pluginFolder, 'src');
  const content = {
    extends: join(pluginFolder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: sources,
      typeRoots: [join(pluginFolder, 'node_modules/@types')],
      paths: { '@handover/shared/build/any-bundler': [join(shared, 'build/any-bundler/index.d.ts')] },
    },
    include: [sources],
  };
  writeFileSync(config, JSON.stringify(content));
  compile('manifest-plugin', config, folder);
  rmSync(config);
  for (const file of globSync('*.d.ts', { cwd: folder })) nameCompiled(join(folder, file));
}

function compile(name: string, config: string, folder: string): void {
  const tsc = join(sharedFolder, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', config, '--outDir', folder], { encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`${name} can't be packed:\n${stdout}`);
}

/** tsc renames imports in code only; here also in declarations, and the paths of loaders and entries in the code. */
function nameCompiled(file: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(RELATIVE_PATH, (path: string, quote: string, name: string) =>
    existsSync(join(dirname(file), `${name}.js`)) ? `${quote}${name}.js${quote}` : path,
  );
  if (after !== before) writeFileSync(file, after);
}
