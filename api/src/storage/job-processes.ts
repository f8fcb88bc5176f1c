import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, Job } from './answer-jobs.ts';

interface Options {
  memoryMb: number;
  /** A process without work ends after this long, which frees its memory. */
  idleMs: number;
}

/** With these the whole server is stopped, its processes included: that is no fault of a file. */
const STOPS = new Set<unknown>(['SIGTERM', 'SIGINT']);

export interface JobProcesses {
  /**
   * The result of a function of the file. Rejects if it fails, where its process ends, and with the reason of the signal;
   * with an `AbortError` where its process is stopped from outside.
   */
  run(name: string, task: unknown, signal: AbortSignal): Promise<unknown>;
  /** Ends those without work. */
  close(): void;
}

/**
 * Runs functions of a file (`answerJobs`) in processes of their own, one for each job at a time; as many as there are jobs. A thread would
 * not do for what strangers send: where one large object does not fit into the memory of a thread, Node ends the whole process.
 */
export function jobProcesses(file: URL, { memoryMb, idleMs }: Options): JobProcesses {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const child = fork(file, {
      // The process does not get the options of this one, such as a module to load first, nor its settings.
      execArgv: [`--max-old-space-size=${memoryMb}`],
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // It has ended while something was sent to it, which its end tells.
    child.on('error', () => undefined);
    child.once('exit', () => {
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    return child;
  }

  function take(): ChildProcess {
    const [rested] = idle.keys();
    if (!rested) return start();
    clearTimeout(idle.get(rested));
    idle.delete(rested);
    rested.ref();
    rested.channel?.ref();
    return rested;
  }

  /** Lets this process end while the child has no work. */
  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const end = () => {
      idle.delete(child);
      child.kill();
    };
    idle.set(child, setTimeout(end, idleMs).unref());
  }

  return {
    async run(name, task, signal) {
      signal.throwIfAborted();
      const child = take();
      const over = new AbortController();
      const until = { signal: AbortSignal.any([signal, over.signal]) };
      try {
        const ended = once(child, 'exit', until).then(([code, killedBy]) => {
          const told = `the process has ended with ${code ?? killedBy}`;
          throw STOPS.has(killedBy) ? new DOMException(told, 'AbortError') : new Error(told);
        });
        ended.catch(() => undefined);
        child.send({ name, task } satisfies Job);
        const [answer] = (await Promise.race([once(child, 'message', until), ended])) as [Answer];
        rest(child);
        if ('error' in answer) throw new Error(answer.error);
        return answer.result;
      } catch (error) {
        if (!idle.has(child)) child.kill('SIGKILL');
        throw signal.aborted ? signal.reason : error;
      } finally {
        over.abort();
      }
    },
    close() {
      for (const child of idle.keys()) child.kill();
    },
  };
}
