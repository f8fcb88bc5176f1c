import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The api as in production: a process of its own. */
export async function startApi(env: Record<string, string>) {
  return running(forkApi(env));
}

/** A process that has loaded the code, and begins when it is needed: as `pnpm start` keeps one. */
export function prepareSpare(env: Record<string, string>) {
  const child = forkApi({ ...env, STANDBY: 'yes' });
  return {
    takeOver() {
      child.send({ type: 'take over' });
      return running(child);
    },
  };
}

const forkApi = (env: Record<string, string>) =>
  fork(join(import.meta.dirname, '../../src/server.ts'), {
    env: { ...process.env, ...env },
    // A browser that is refused for the moment has a line in the log.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

async function running(child: ChildProcess) {
  const ended = once(child, 'exit');
  const ready = new Promise<number>((resolve) => {
    child.on('message', ({ port }: { port?: number }) => port && resolve(port));
  });
  const port = await Promise.race([
    ready,
    ended.then(() => {
      throw new Error('The api did not start');
    }),
  ]);
  const pids = () => [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
  return {
    port,
    /** Bytes of memory in use by all of its processes. */
    memory: () => pids().reduce((sum, pid) => sum + residentBytes(pid), 0),
    async openSockets() {
      const response = await fetch(`http://127.0.0.1:${port}/metrics`);
      return Number(/^handover_open_sockets (\d+)$/m.exec(await response.text())?.[1]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/** Throws if a process may not open as many files as there are sockets. */
export function checkFileLimit(sockets: number): void {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const soft = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  if (soft >= sockets + 500) return;
  throw new Error(
    `A process may open ${soft} files; for ${sockets} sockets run first: ulimit -n ${sockets + 500}`,
  );
}
