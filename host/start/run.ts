import { printProgress, watchPackageManager } from '@handover/tooling/command';
import { removeRunFile } from './run-file.ts';
import { StartError } from './settings.ts';

interface Service {
  stop(): Promise<void>;
}

export interface Run {
  /** Aborted as soon as the run is to end. */
  signal: AbortSignal;
  /** Adds a service that is stopped with the run, in reverse order; returns it. */
  add<Each extends Service>(service: Each): Each;
  /** Ends the run and prints the reason. */
  fail(reason: unknown): void;
}

/**
 * Runs until Ctrl-C, until a service fails for good, or until the package manager that started it is gone. Stops the
 * gateway before the api, so that no request reaches a stopping api; the api stops its database itself.
 */
export function run(begin: (run: Run) => Promise<void>): void {
  const services: Service[] = [];
  const ending = new AbortController();

  async function stop(code: number) {
    if (ending.signal.aborted) return;
    ending.abort();
    for (const service of services.toReversed()) await service.stop();
    removeRunFile();
    process.exit(code);
  }

  function fail(reason: unknown) {
    if (ending.signal.aborted) return;
    const message = reason instanceof StartError ? reason.message : reason;
    if (message !== '') console.error(message);
    void stop(1);
  }

  function stopOnRequest() {
    if (!ending.signal.aborted) printProgress('stopping');
    void stop(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnRequest);
  watchPackageManager(stopOnRequest);

  const add = <Each extends Service>(service: Each) => {
    services.push(service);
    return service;
  };
  begin({ signal: ending.signal, add, fail }).catch(fail);
}
