import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { say } from './say.ts';
import { root, StartError } from './settings.ts';

interface ServiceOptions {
  name: string;
  folder: string;
  script: string;
  env: Record<string, string | undefined>;
  readyWithin: number;
  onStart: (name: string, pid: number) => void;
}

export interface Service {
  port: number;
  stop(): Promise<void>;
}

/** More deaths than this within a minute mean that starting again does not help. */
const maxDeaths = 5;

/** Runs a part of the product as a process that is started again, on the same port, when it dies. */
export async function runService(options: ServiceOptions, giveUp: (reason: string) => void): Promise<Service> {
  const { name } = options;
  let deaths: number[] = [];
  let stopping = false;
  let current = start(options, options.env);
  const port = await current.ready;
  watch();

  function watch() {
    current.process.once('exit', async (code, signal) => {
      if (stopping) return;
      deaths = [...deaths.filter((time) => time > Date.now() - 60_000), Date.now()];
      if (deaths.length > maxDeaths) return giveUp(`${name} died ${deaths.length} times within a minute`);
      say(`${name} died (${signal ?? `exit ${code}`}); starting it again`);
      await new Promise((resolve) => setTimeout(resolve, 200 * deaths.length));
      if (stopping) return;
      current = start(options, { ...options.env, ...portOf(options, port) });
      current.ready.then(
        () => say(`${name} is back`),
        () => undefined,
      );
      watch();
    });
  }

  return {
    port,
    async stop() {
      stopping = true;
      await end(current.process);
    },
  };
}

function portOf({ env }: ServiceOptions, port: number) {
  return 'API_PORT' in env ? { API_PORT: String(port), PORT: String(port) } : {};
}

function start({ name, folder, script, readyWithin, onStart }: ServiceOptions, env: ServiceOptions['env']) {
  const child = fork(join(root, folder, script), {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (child.pid) onStart(name, child.pid);
  const ready = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new StartError(`${name} is not ready after ${readyWithin} ms`)), readyWithin);
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'ready' && message.port) resolve(message.port);
    });
    // Said already what is wrong, by itself.
    child.once('exit', () => reject(new StartError(`${name} did not start.`)));
    child.once('error', (error) => reject(new StartError(`${name} can't be run: ${error.message}`)));
    ready_finally(() => clearTimeout(timer));
    function ready_finally(done: () => void) {
      child.once('message', done);
      child.once('exit', done);
    }
  });
  return { process: child, ready };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 8000);
  await gone;
  clearTimeout(timer);
}
