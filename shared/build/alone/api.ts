import { fork } from 'node:child_process';
import { join } from 'node:path';
import { say } from '../command/index.ts';
import { AloneError } from './alone-error.ts';
import { workspace } from './siblings.ts';

/** Seeding takes a few seconds here, and minutes on a slow machine that does something else, too. */
const READY_MS = 180_000;
const REMIND_MS = 15_000;
/** Longer than the api gives requests that are still coming in. */
const STOP_MS = 25_000;

export interface Api {
  /** Where it listens, once it does. */
  address: Promise<string>;
  /** Resolves when the process has ended without being asked. */
  died: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * The product's own api on a data folder, on a port of its choice that only this machine reaches. It ends itself, and its
 * database, when this process is gone without a word.
 */
export function runApi(dataFolder: string, env: Record<string, string>): Api {
  const folder = join(workspace, 'api');
  const child = fork(join(folder, 'src/server.ts'), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      // Its TypeScript is stripped and compiled once, not at each start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(folder, '.cache/compiled'),
      DATA_DIR: dataFolder,
      // The socket of the database goes with the folder, too.
      TMPDIR: dataFolder,
      HOST: '127.0.0.1',
      API_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own: told to end by Ctrl-C and by us, too, it would end at once, without its database.
    detached: true,
  });
  let stopping = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    const late = new AloneError(`The api is not ready after ${READY_MS / 1000} s.`);
    setTimeout(() => reject(late), READY_MS).unref();
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'ready') resolve(`http://127.0.0.1:${message.port}`);
    });
    // One that ends with 1 has said why itself.
    child.once('exit', (code, signal) =>
      reject(new AloneError(code === 1 ? '' : `The api did not start (${signal ?? `exit ${code}`}).`)),
    );
    child.once('error', (error) => reject(new AloneError(`The api can't be run: ${error.message}`)));
  });
  const reminder = setInterval(
    () => say('still waiting for the api: its database starts, and is brought up to date'),
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
