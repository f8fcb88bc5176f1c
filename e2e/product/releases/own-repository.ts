import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const GENERATED = ['node_modules', 'dist', '.cache', '.turbo', 'test-results'];

type PackageManager = 'npm' | 'pnpm';

interface PackageJson {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * The settings of pnpm. It runs no build script of a dependency that is not allowed, and fails if one is not listed.
 * JSON is YAML.
 */
const PNPM_SETTINGS = {
  allowBuilds: {
    node: true,
    '@swc/core': true,
    '@parcel/watcher': false,
    'core-js-pure': false,
    'unrs-resolver': false,
  },
  ignoredOptionalDependencies: ['@napi-rs/canvas'],
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, content: object) => writeFileSync(file, JSON.stringify(content, null, 2));

/** Packs `@handover/shared` and `@handover/tooling` into a folder. */
export const packShared = (into: string) =>
  run(process.execPath, [join(root, 'shared/tooling/build/bin/pack-shared.ts'), into]);

/**
 * A remote of the workspace in a git repository of its own, outside of it, as `shared/tooling/build/pack/README.md` describes; it is installed from
 * the packed packages in `tarballs`.
 */
export class OwnRepository {
  readonly folder: string;
  private readonly manager: PackageManager;

  constructor(name: string, tarballs: string, manager: PackageManager) {
    this.manager = manager;
    this.folder = mkdtempSync(join(tmpdir(), `handover-own-${manager}-`));
    const source = join(root, name);
    cpSync(source, this.folder, {
      recursive: true,
      filter: (path) => !GENERATED.includes(basename(path)),
    });
    this.moveOut(source, tarballs);
  }

  private moveOut(source: string, tarballs: string): void {
    const { version } = readJson(join(root, 'shared/package.json'));
    const tarball = (name: string) => `file:${join(tarballs, `handover-${name}-${version}.tgz`)}`;
    const real = (dependencies: Record<string, string>) =>
      Object.fromEntries(
        Object.keys(dependencies)
          .filter((name) => !name.startsWith('@handover/'))
          .map((name) => [name, readJson(join(source, 'node_modules', name, 'package.json')).version]),
      );
    this.editJson<PackageJson>('package.json', (content) => {
      Object.assign(content.scripts, {
        'can-i-release': 'handover-can-i-release',
        release: 'handover-release',
        'release:rollback': 'handover-release-rollback',
      });
      content.dependencies = { '@handover/shared': tarball('shared'), ...real(content.dependencies) };
      content.devDependencies = {
        '@handover/tooling': tarball('tooling'),
        ...real(content.devDependencies),
      };
    });
    writeJson(join(this.folder, 'tsconfig.json'), {
      extends: '@handover/tooling/tsconfig.json',
      include: ['src'],
    });
    writeFileSync(join(this.folder, '.gitignore'), 'node_modules\ndist\n.cache\ntest-results\n');
    if (this.manager === 'pnpm') writeJson(join(this.folder, 'pnpm-workspace.yaml'), PNPM_SETTINGS);
  }

  /** Changes a text file; throws if the change has no effect. */
  edit(file: string, change: (content: string) => string): void {
    const before = readFileSync(join(this.folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} did not change`);
    writeFileSync(join(this.folder, file), after);
  }

  editJson<Content>(file: string, change: (content: Content) => void): void {
    this.edit(file, (text) => {
      const content = JSON.parse(text) as Content;
      change(content);
      return JSON.stringify(content, null, 2);
    });
  }

  /** Installs with the package manager, and commits the same files as a team. */
  async install(): Promise<void> {
    await this.exec(
      this.manager,
      this.manager === 'npm' ? ['install', '--no-audit', '--no-fund'] : ['install'],
    );
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@handover.test'];
    await this.exec('git', ['init', '--quiet']);
    await this.exec('git', ['add', '--all']);
    await this.exec('git', [...author, 'commit', '--quiet', '--message', 'feat: a repository of its own']);
  }

  /** Runs a script of its package.json; rejects with the output where that fails. */
  run(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
    return this.exec(
      this.manager,
      ['run', script, ...(this.manager === 'npm' ? ['--', ...args] : args)],
      env,
    );
  }

  private async exec(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    try {
      const { stdout, stderr } = await run(command, args, {
        cwd: this.folder,
        env: { ...process.env, ...env },
        maxBuffer: 1e8,
      });
      return stripVTControlCharacters(stdout + stderr);
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    }
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
