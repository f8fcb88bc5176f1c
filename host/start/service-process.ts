import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root, StartError } from './settings.ts';

export interface ServiceOptions {
  name: string;
  folder: string;
  script: string;
  /** Its environment; `port` is 0 for the first start of a service that may choose its own. */
  env: (port: number) => Record<string, string>;
  /** ms */
  readyWithin: number;
  onStart: (name: string, pid: number) => void;
}

/** Starts the process and waits for its message `{ type: 'ready', port }`. */
export function startProcess(
  { name, folder, script, env, readyWithin, onStart }: ServiceOptions,
  port: number,
) {
  const child = fork(join(root, folder, script), {
    cwd: join(root, folder),
    env: { ...process.env, ...env(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own: Ctrl-C and what a package manager makes of it reach the whole of ours, and who is told twice to
    // end does so at once, without its database. Where we are gone without a word, it ends by the closed channel.
    detached: true,
  });
  if (child.pid) onStart(name, child.pid);
  const ready = new Promise<number>((resolve, reject) => {
    const late = new StartError(`${name} is not ready after ${readyWithin / 1000} s.`);
    const timer = setTimeout(() => reject(late), readyWithin);
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type !== 'ready' || !message.port) return;
      clearTimeout(timer);
      resolve(message.port);
    });
    // One that ends with 1 has said why itself: a second line would say nothing more.
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new StartError(code === 1 ? '' : `${name} did not start (${signal ?? `exit ${code}`}).`));
    });
  });
  return { child, ready };
}

/** Longer than the api gives requests that are still coming in. */
const PATIENCE_MS = 25_000;

/** Asks the process to end, and makes it when our patience ends. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await gone;
  clearTimeout(timer);
}
