import { printProgress } from '@handover/tooling/command';
import { endProcess, type ServiceOptions, startProcess, startSpare } from './service-process.ts';
import { StartError } from './settings.ts';
import { watchPort } from './watch-port.ts';

export interface Service {
  /** Resolves with the port once it listens. */
  ready: Promise<number>;
  stop(): Promise<void>;
}

/** More crashes than this within a minute end the run. */
const MAX_CRASHES = 5;

/**
 * Runs a service as a process. When it crashes, or accepts no connection any more, a spare that has loaded its code already takes its place on the same port.
 * Without `withSpare` a new process does, which then runs the code as it is by then.
 */
export function runService(
  options: ServiceOptions & { withSpare: boolean; watchEveryMs?: number },
  giveUp: (reason: StartError) => void,
): Service {
  const { name, withSpare, host, watchEveryMs: everyMs } = options;
  let crashes: number[] = [];
  let stopping = false;
  let port = 0;
  let spare: ReturnType<typeof startSpare> | undefined;
  let answers: ReturnType<typeof watchPort> | undefined;
  let current = startProcess(options, 0);
  const ready = current.ready.then((value) => {
    port = value;
    watch();
    watchAnswers();
    prepareSpare();
    return value;
  });
  ready.catch(() => undefined);

  function prepareSpare() {
    if (!withSpare || stopping) return;
    const prepared = startSpare(options, port);
    prepared.child.once('exit', () => {
      if (spare === prepared) spare = undefined;
    });
    spare = prepared;
  }

  function watchAnswers() {
    const { pid = 0 } = current.child;
    answers = watchPort({ host, port, pid, ...(everyMs && { everyMs }) }, () => {
      printProgress(`${name} accepts no connections any more; ending it`);
      process.kill(pid, 'SIGKILL');
    });
  }

  function watch() {
    current.child.once('exit', async (code, signal) => {
      answers?.stop();
      if (stopping) return;
      crashes = [...crashes.filter((time) => time > Date.now() - 60_000), Date.now()];
      if (crashes.length > MAX_CRASHES) {
        return giveUp(new StartError(`${name} crashed ${crashes.length} times within a minute`));
      }
      printProgress(`${name} crashed (${signal ?? `exit ${code}`}); restarting it`);
      await new Promise((resolve) => setTimeout(resolve, 200 * (crashes.length - 1)));
      if (stopping) return;
      const next = spare;
      spare = undefined;
      current = next ? next.takeOver() : startProcess(options, port);
      current.ready.then(
        () => {
          printProgress(`${name} is running again`);
          watchAnswers();
          prepareSpare();
        },
        () => undefined,
      );
      watch();
    });
  }

  return {
    ready,
    async stop() {
      stopping = true;
      answers?.stop();
      await Promise.all([endProcess(current.child), spare && endProcess(spare.child)]);
    },
  };
}
