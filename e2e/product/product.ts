import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@handover/shared/contract/hosting';
import { COMPILE_CACHE } from './compile-cache.ts';
import { RENDER_SETTINGS } from './limits.ts';
import { Troubles } from './troubles.ts';
import { type Exit, waitForOutputOrExit } from './wait-for-output.ts';

const root = join(import.meta.dirname, '..', '..');

interface Settings {
  port?: number;
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
  /** A copy of the source to run instead of this one. */
  workspace?: string;
  /** Runs `pnpm dev` with these packages instead of `pnpm start`. */
  dev?: string[];
  /** Runs in a process group, as in a terminal: a signal such as Ctrl-C reaches every process of the group. */
  asGroup?: boolean;
}

/** The whole product as `pnpm start` runs it, with its own port and data folder. */
export class Product {
  readonly dataDir: string;
  port = 0;
  process: ChildProcess | undefined;
  readonly troubles = new Troubles();
  private readonly settings: Settings;

  constructor(settings: Settings = {}) {
    this.settings = settings;
    this.dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'handover-e2e-'));
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Runs the start command; resolves when it has printed the address, or has exited before that. */
  async launch(): Promise<Exit | 'ready'> {
    this.port ||= this.settings.port ?? (await freePort());
    const { workspace = root, dev, asGroup = false } = this.settings;
    const script = dev ? ['host/start/dev.ts', ...dev] : ['host/start/start.ts'];
    const child = spawn(process.execPath, script, {
      cwd: workspace,
      env: {
        ...RENDER_SETTINGS,
        ...COMPILE_CACHE,
        // All tests sign up from one address.
        SIGN_UPS_AN_HOUR: '1000',
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ...this.settings.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: asGroup,
    });
    this.process = child;
    this.troubles.listen(child);
    return waitForOutputOrExit(child, 'seller@handover.test', 'is ready');
  }

  async start(): Promise<this> {
    const outcome = await this.launch();
    if (outcome !== 'ready') throw new Error(`start exited with ${outcome.code}:\n${outcome.output}`);
    return this;
  }

  /** Sends the signal and resolves with the exit code. */
  end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve(child?.exitCode ?? null);
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      if (this.settings.asGroup && child.pid) process.kill(-child.pid, signal);
      else child.kill(signal);
    });
  }

  async dispose(): Promise<void> {
    await this.end();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
