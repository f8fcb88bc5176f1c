import { printProgress } from '@handover/shared/build/command';
import { endProcess, type ServiceOptions, startProcess } from './service-process.ts';
import { StartError } from './settings.ts';

export interface Service {
  /** Resolves with the port once it listens. */
  ready: Promise<number>;
  stop(): Promise<void>;
}

/** More crashes than this within a minute end the run. */
const MAX_CRASHES = 5;

/** Runs a service as a process that is restarted on the same port when it crashes. */
export function runService(options: ServiceOptions, giveUp: (reason: StartError) => void): Service {
  const { name } = options;
  let crashes: number[] = [];
  let stopping = false;
  let port = 0;
  let current = startProcess(options, 0);
  const ready = current.ready.then((value) => {
    port = value;
    watch();
    return value;
  });
  ready.catch(() => undefined);

  function watch() {
    current.child.once('exit', async (code, signal) => {
      if (stopping) return;
      crashes = [...crashes.filter((time) => time > Date.now() - 60_000), Date.now()];
      if (crashes.length > MAX_CRASHES) {
        return giveUp(new StartError(`${name} crashed ${crashes.length} times within a minute`));
      }
      printProgress(`${name} crashed (${signal ?? `exit ${code}`}); restarting it`);
      await new Promise((resolve) => setTimeout(resolve, 200 * crashes.length));
      if (stopping) return;
      current = startProcess(options, port);
      current.ready.then(
        () => printProgress(`${name} is running again`),
        () => undefined,
      );
      watch();
    });
  }

  return {
    ready,
    async stop() {
      stopping = true;
      await endProcess(current.child);
    },
  };
}
