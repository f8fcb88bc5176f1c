import { say } from './say.ts';
import { endProcess, type ServiceOptions, startProcess } from './service-process.ts';
import { StartError } from './settings.ts';

export interface Service {
  /** The port it listens on, once it does. */
  ready: Promise<number>;
  stop(): Promise<void>;
}

/** More deaths than this within a minute mean that starting again does not help. */
const maxDeaths = 5;

/** Runs a part of the product as a process that is started again, on the same port, when it dies. */
export function runService(options: ServiceOptions, giveUp: (reason: StartError) => void): Service {
  const { name } = options;
  let deaths: number[] = [];
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
      deaths = [...deaths.filter((time) => time > Date.now() - 60_000), Date.now()];
      if (deaths.length > maxDeaths) {
        return giveUp(new StartError(`${name} died ${deaths.length} times within a minute`));
      }
      say(`${name} died (${signal ?? `exit ${code}`}); starting it again`);
      await new Promise((resolve) => setTimeout(resolve, 200 * deaths.length));
      if (stopping) return;
      current = startProcess(options, port);
      current.ready.then(
        () => say(`${name} is back`),
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
