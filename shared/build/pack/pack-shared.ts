import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from '../command/command-error.ts';
import { readJson, sharedFolder } from '../descriptor/package-facts.ts';
import { compilePlugin, compileShared } from './compile.ts';
import {
  COMMANDS,
  kitPackageJson,
  NODE_MAJOR,
  pluginPackageJson,
  sharedPackageJson,
} from './package-json.ts';

/**
 * Packs `@handover/shared`, `@handover/remote-kit` and `@handover/manifest-plugin` as JavaScript with types, for remotes in repositories of
 * their own: Node strips no types in `node_modules`. Returns the three files.
 */
export function packShared(into: string): string[] {
  const staging = mkdtempSync(join(tmpdir(), 'handover-pack-'));
  try {
    compileShared(join(staging, 'shared/package'));
    writeJson(join(staging, 'shared/package/package.json'), sharedPackageJson());
    writeKit(join(staging, 'remote-kit/package'));
    writeJson(join(staging, 'manifest-plugin/package/package.json'), pluginPackageJson());
    compilePlugin(join(staging, 'manifest-plugin/package'), join(staging, 'shared/package'));
    mkdirSync(into, { recursive: true });
    const { version } = sharedPackageJson();
    return ['shared', 'remote-kit', 'manifest-plugin'].map((name) => {
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

/** The commands and presets of a remote's repository, which are those of shared under one name. */
function writeKit(folder: string): void {
  writeJson(join(folder, 'package.json'), kitPackageJson());
  writeJson(join(folder, 'tsconfig.json'), remoteTsconfig());
  cpSync(join(import.meta.dirname, 'remote-kit.md'), join(folder, 'README.md'));
  for (const extension of ['js', 'd.ts']) {
    write(join(folder, `index.${extension}`), "export { remoteConfig } from '@handover/shared/build';\n");
    write(join(folder, `jest.${extension}`), "export { jestPreset } from '@handover/shared/build/jest';\n");
  }
  for (const [name, file] of Object.entries(COMMANDS)) {
    const [firstLine] = readFileSync(join(sharedFolder, `${file}.ts`), 'utf8').split('\n');
    write(
      join(folder, `bin/${name}.js`),
      `${firstLine}\n${NODE_CHECK}await import('@handover/shared/bin/${name}');\n`,
    );
  }
}

/** The compiler options of this repository, and what a remote's sources import beside code. */
function remoteTsconfig() {
  const { compilerOptions } = readJson(join(sharedFolder, '../tsconfig.base.json'));
  return { compilerOptions: { ...compilerOptions, types: ['jest', '@handover/shared/build/assets'] } };
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
