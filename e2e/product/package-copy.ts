import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const made = ['node_modules', 'dist', '.cache', '.turbo'];

/** A package of the checkout, copied to a throw-away folder where a test may change it; it finds what it imports. */
export class PackageCopy {
  readonly name: string;
  readonly folder: string;
  private readonly above = mkdtempSync(join(tmpdir(), 'handover-copy-'));

  constructor(name: string) {
    this.name = name;
    this.folder = join(this.above, name);
    const source = join(root, name);
    cpSync(source, this.folder, { recursive: true, filter: (path) => !made.includes(basename(path)) });
    symlinkSync(join(source, 'node_modules'), join(this.folder, 'node_modules'));
    symlinkSync(join(root, 'tsconfig.base.json'), join(this.above, 'tsconfig.base.json'));
  }

  write(file: string, content: string): void {
    writeFileSync(join(this.folder, file), content);
  }

  /** Changes a text file; throws where nothing changes, since the test would prove nothing. */
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

  /** Builds it as a release does; the folder of the build. */
  async build(into = 'dist', env: Record<string, string> = {}): Promise<string> {
    const dist = join(this.above, 'builds', into);
    await run(process.execPath, [join(root, 'shared/build/bin/handover-build.ts')], {
      cwd: this.folder,
      env: { ...process.env, ...env, HANDOVER_DIST: dist },
    });
    return dist;
  }

  dispose(): void {
    rmSync(this.above, { recursive: true, force: true });
  }
}
