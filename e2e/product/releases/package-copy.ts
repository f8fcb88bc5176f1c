import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const GENERATED = ['node_modules', 'dist', '.cache', '.turbo'];

/**
 * A copy of a package in a temporary folder where a test may change it; its dependencies resolve as in the original.
 */
export class PackageCopy {
  readonly name: string;
  readonly folder: string;
  private readonly parent = mkdtempSync(join(tmpdir(), 'handover-copy-'));

  constructor(name: string) {
    this.name = name;
    this.folder = join(this.parent, name);
    const source = join(root, name);
    cpSync(source, this.folder, { recursive: true, filter: (path) => !GENERATED.includes(basename(path)) });
    symlinkSync(join(source, 'node_modules'), join(this.folder, 'node_modules'));
    symlinkSync(join(root, 'tsconfig.base.json'), join(this.parent, 'tsconfig.base.json'));
  }

  write(file: string, content: string): void {
    writeFileSync(join(this.folder, file), content);
  }

  /** Changes a text file; throws if the change has no effect, since the test would then prove nothing. */
  edit(file: string, change: (content: string) => string): void {
    const before = readFileSync(join(this.folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} did not change`);
    this.write(file, after);
  }

  editJson<Content>(file: string, change: (content: Content) => void): void {
    this.edit(file, (text) => {
      const content = JSON.parse(text) as Content;
      change(content);
      return JSON.stringify(content, null, 2);
    });
  }

  /** Builds the package as a release does; returns the output folder. */
  async build(into = 'dist', env: Record<string, string> = {}): Promise<string> {
    const dist = join(this.parent, 'builds', into);
    await run(process.execPath, [join(root, 'shared/tooling/build/bin/handover-build.ts')], {
      cwd: this.folder,
      env: { ...process.env, ...env, HANDOVER_DIST: dist },
    });
    return dist;
  }

  dispose(): void {
    rmSync(this.parent, { recursive: true, force: true });
  }
}
