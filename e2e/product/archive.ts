import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@handover/shared/contract/hosting';
import { waitForOutputOrExit } from './wait-for-output.ts';

const root = join(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
const NOBODY = isRoot ? { uid: 65_534, gid: 65_534 } : {};

/** The archive of `pnpm pack:server`, unpacked where the user that runs it can't write. */
export class Archive {
  readonly folder = mkdtempSync(join(tmpdir(), 'handover-archive-'));
  readonly dataDir = join(this.folder, 'data');
  file = '';
  unpacked = '';
  port = 0;
  private process: ChildProcess | undefined;

  pack(): void {
    execFileSync(process.execPath, [join(root, 'host/operate/pack/main.ts'), this.folder], { stdio: 'pipe' });
    this.file = join(this.folder, readdirSync(this.folder).find((name) => name.endsWith('.tar.gz')) ?? '');
    chmodSync(this.folder, 0o755);
    mkdirSync(this.dataDir, { mode: 0o700 });
    if (isRoot) chownSync(this.dataDir, NOBODY.uid ?? 0, NOBODY.gid ?? 0);
  }

  unpack(): void {
    execFileSync('tar', ['-xzf', this.file, '-C', this.folder]);
    this.unpacked = this.file.replace(/\.tar\.gz$/, '');
    if (!isRoot) execFileSync('chmod', ['-R', 'a-w', this.unpacked]);
  }

  /** Runs a command with nothing but Node, and returns what it has printed. */
  run(args: readonly string[], env: Record<string, string> = {}): string {
    return execFileSync(process.execPath, [join(this.unpacked, 'handover.mjs'), ...args], {
      ...this.options(env),
      encoding: 'utf8',
    });
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    this.port ||= await freePort();
    const script = join(this.unpacked, 'handover.mjs');
    this.process = spawn(process.execPath, [script, 'start'], {
      ...this.options({ PORT: String(this.port), ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const outcome = await waitForOutputOrExit(this.process, 'Handover is at');
    if (outcome !== 'ready') throw new Error(`start exited with ${outcome.code}:\n${outcome.output}`);
  }

  async stop(): Promise<number | null> {
    const child = this.process;
    this.process = undefined;
    if (!child) return null;
    if (child.exitCode !== null) return child.exitCode;
    return new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  }

  /** All of its processes end at once, the database included, and what they have written is gone. */
  async lose(): Promise<void> {
    const exited = this.process && once(this.process, 'exit');
    this.process = undefined;
    const [postmaster = ''] = read(join(this.dataDir, 'postgres/cluster/postmaster.pid')).split('\n');
    for (const pid of [...pids().filter((each) => this.kindOf(each)), postmaster])
      if (pid) process.kill(Number(pid), 'SIGKILL');
    await exited;
    for (const name of readdirSync(this.dataDir))
      rmSync(join(this.dataDir, name), { recursive: true, force: true });
  }

  async dispose(): Promise<void> {
    await this.stop();
    if (!isRoot) execFileSync('chmod', ['-R', 'u+w', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** MB of memory of each kind of process; of several of a kind the largest. */
  memory(): Record<string, number> {
    const found: Record<string, number> = {};
    for (const pid of pids()) {
      const kind = this.kindOf(pid);
      const [, kb] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? [];
      if (kind && kb) found[kind] = Math.max(found[kind] ?? 0, Math.round(Number(kb) / 1000));
    }
    return found;
  }

  private kindOf(pid: string): string | undefined {
    const script = read(`/proc/${pid}/cmdline`).split('\0')[1] ?? '';
    const environment = read(`/proc/${pid}/environ`).split('\0');
    if (!script.startsWith(this.unpacked) || !environment.includes(`DATA_DIR=${this.dataDir}`))
      return undefined;
    const name = script.endsWith('handover.mjs') ? 'start' : script.includes('/api/') ? 'api' : 'gateway';
    const isWorker = environment.some((each) => each.startsWith('NODE_UNIQUE_ID='));
    return [name, isWorker && 'worker', environment.includes('STANDBY=yes') && 'spare']
      .filter(Boolean)
      .join(' ');
  }

  private options(env: Record<string, string>) {
    const { PATH = '/usr/bin:/bin' } = process.env;
    return { ...NOBODY, cwd: this.dataDir, env: { PATH, DATA_DIR: this.dataDir, SEED: 'none', ...env } };
  }
}

const pids = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
