import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root, StartError } from './settings.ts';

export interface ServiceOptions {
  name: string;
  /** The script, and the folder of the repository that it runs in. */
  script: URL;
  folder: string;
  /** The address at which it can be asked whether it answers. */
  host: string;
  /** The environment of the service; `port` is 0 at the first start, if the service may choose one. */
  env: (port: number) => Record<string, string>;
  /** ms */
  readyWithin: number;
  onStart: (name: string, pid: number) => void;
}

/** Starts the process and waits for its message `{ type: 'ready', port }`. */
export function startProcess(options: ServiceOptions, port: number) {
  const child = forkScript(options, options.env(port));
  return { child, ready: untilReady(child, options) };
}

/** Starts a spare: a process that has loaded its code, and runs it when it takes over. */
export function startSpare(options: ServiceOptions, port: number) {
  const child = forkScript(options, { ...options.env(port), STANDBY: 'yes' });
  return {
    child,
    takeOver() {
      child.send({ type: 'take over' });
      return { child, ready: untilReady(child, options) };
    },
  };
}

function forkScript({ folder, script }: ServiceOptions, env: Record<string, string>): ChildProcess {
  return fork(script, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // It has its own process group: Ctrl-C reaches our whole group, often twice, and a second signal would kill the
    // api without stopping its database. If we are killed, it ends because the IPC channel closes.
    detached: true,
  });
}

function untilReady(child: ChildProcess, { name, readyWithin, onStart }: ServiceOptions): Promise<number> {
  if (child.pid) onStart(name, child.pid);
  return new Promise<number>((resolve, reject) => {
    const late = new StartError(`${name} is not ready after ${readyWithin / 1000} s.`);
    const timer = setTimeout(() => reject(late), readyWithin);
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type !== 'ready' || !message.port) return;
      clearTimeout(timer);
      resolve(message.port);
    });
    // A service that exits with code 1 has printed the reason itself.
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new StartError(code === 1 ? '' : `${name} did not start (${signal ?? `exit ${code}`}).`));
    });
  });
}

/** Longer than the api waits for open requests. */
const SHUTDOWN_TIMEOUT_MS = 25_000 + Number(process.env.SHUTDOWN_DELAY_MS ?? 0);

/** Sends SIGTERM, and SIGKILL after the timeout. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}
