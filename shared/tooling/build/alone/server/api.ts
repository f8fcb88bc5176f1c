import { fork } from 'node:child_process';
import { join } from 'node:path';
import { CommandError } from '../../command/command-error.ts';
import { printProgress } from '../../command/index.ts';
import { workspace } from '../../workspace/index.ts';

/** Seeding takes a few seconds, and minutes on a slow, busy machine. */
const READY_MS = 180_000;
const REMIND_MS = 15_000;
/** Longer than the api waits for open requests. */
const STOP_MS = 25_000;

export interface Api {
  /** Resolves with its address once it listens. */
  address: Promise<string>;
  /** Resolves when the process has ended unexpectedly. */
  died: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Runs the product's api on a data folder, on a free port of the loopback interface. It ends itself and its database
 * when this process is killed.
 */
export function runApi(dataFolder: string, env: Record<string, string>): Api {
  const folder = join(workspace, 'api');
  const child = fork(join(folder, 'src/server.ts'), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      // Caches the compiled TypeScript between starts.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(folder, '.cache/compiled'),
      DATA_DIR: dataFolder,
      // So that the database's socket is removed with the folder.
      TMPDIR: dataFolder,
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: 'loopback',
      API_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // It has its own process group: a second signal, from this process after that of Ctrl-C, would kill it without stopping its database.
    detached: true,
  });
  let stopping = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    const timeout = new CommandError(`The api is not ready after ${READY_MS / 1000} s.`);
    setTimeout(() => reject(timeout), READY_MS).unref();
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'ready') resolve(`http://127.0.0.1:${message.port}`);
    });
    // Exit code 1 means that it has printed the reason itself.
    child.once('exit', (code, signal) =>
      reject(new CommandError(code === 1 ? '' : `The api did not start (${signal ?? `exit ${code}`}).`)),
    );
    child.once('error', (error) => reject(new CommandError(`The api can't be run: ${error.message}`)));
  });
  const reminder = setInterval(
    () => printProgress('still waiting for the api: its database is starting and migrating'),
    REMIND_MS,
  );
  address.catch(() => undefined).finally(() => clearInterval(reminder));
  return {
    address,
    died: new Promise((resolve) => void ended.then(() => stopping || resolve())),
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
