import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../command/command-error.ts';
import { readJson, toolingFolder } from '../descriptor/package-facts.ts';
import { workspace } from '../workspace/index.ts';
import { compilePlugin, compileShared, compileTooling } from './compile.ts';
import {
  COMMANDS,
  NODE_MAJOR,
  pluginPackageJson,
  sharedPackageJson,
  toolingPackageJson,
} from './package-json.ts';

/**
 * Packs `@handover/shared`, `@handover/tooling` and `@handover/manifest-plugin` as JavaScript with types, for remotes in repositories of
 * their own: Node strips no types in `node_modules`. Returns the three files.
 */
export function packShared(into: string): string[] {
  const cache = join(toolingFolder, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside of this package and of shared, so that the compiler finds what their declarations import.
  const staging = mkdtempSync(join(cache, 'pack-'));
  const folderOf = (name: string) => join(staging, name, 'package');
  try {
    compileShared(folderOf('shared'));
    writeJson(join(folderOf('shared'), 'package.json'), sharedPackageJson());
    compileTooling(folderOf('tooling'), folderOf('shared'));
    writeTooling(folderOf('tooling'));
    compilePlugin(folderOf('manifest-plugin'), folderOf('shared'), folderOf('tooling'));
    writeJson(join(folderOf('manifest-plugin'), 'package.json'), pluginPackageJson());
    mkdirSync(into, { recursive: true });
    const { version } = sharedPackageJson();
    return ['shared', 'tooling', 'manifest-plugin'].map((name) => {
      const file = join(into, `handover-${name}-${version}.tgz`);
      run('tar', ['-czf', file, '-C', join(staging, name), 'package']);
      return file;
    });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** What a command says on an older Node, before it loads what that can't. */
const NODE_CHECK = `if (Number.parseInt(process.versions.node, 10) < ${NODE_MAJOR}) {
  console.error('This command needs Node ${NODE_MAJOR} or newer, and runs on ' + process.version + '. The package node brings one: npm install --save-dev node@${NODE_MAJOR}');
  process.exit(1);
}
`;

/** What the packed tooling has beside its compiled sources: commands that check the version of Node, and compiler options. */
function writeTooling(folder: string): void {
  writeJson(join(folder, 'package.json'), toolingPackageJson());
  writeJson(join(folder, 'tsconfig.json'), remoteTsconfig());
  cpSync(join(import.meta.dirname, 'tooling.md'), join(folder, 'README.md'));
  for (const [name, file] of Object.entries(COMMANDS)) {
    const [firstLine] = readFileSync(join(toolingFolder, `${file}.ts`), 'utf8').split('\n');
    write(join(folder, `bin/${name}.js`), `${firstLine}\n${NODE_CHECK}await import('../${file}.js');\n`);
  }
}

/** The compiler options of this repository, and what a remote's sources import beside code. */
function remoteTsconfig() {
  const { compilerOptions } = readJson(join(workspace, 'tsconfig.base.json'));
  return { compilerOptions: { ...compilerOptions, types: ['jest', '@handover/shared/assets'] } };
}

function writeJson(file: string, content: object): void {
  write(file, `${JSON.stringify(content, null, 2)}\n`);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`${command} failed: ${error?.message ?? stderr}`);
}
