import { watchRunners } from '@handover/shared/build/command';
import { forget } from './run-file.ts';

import { say } from './say.ts';
import { StartError } from './settings.ts';

interface Part {
  stop(): Promise<void>;
}

export interface Run {
  /** Aborted as soon as the run is to end. */
  signal: AbortSignal;
  /** Takes a part that ends with the run, before those that were there earlier; gives it back. */
  add<Each extends Part>(part: Each): Each;
  /** Ends the run and says why. */
  fail(reason: unknown): void;
}

/**
 * Runs until Ctrl-C, until a part can't go on, or until the package manager above us is gone. Ends the gateway before
 * the api, so that no request meets an api that is going; the api ends its database itself.
 */
export function run(begin: (run: Run) => Promise<void>): void {
  const parts: Part[] = [];
  const ending = new AbortController();

  async function stop(code: number) {
    if (ending.signal.aborted) return;
    ending.abort();
    for (const part of parts.toReversed()) await part.stop();
    forget();
    process.exit(code);
  }

  function fail(reason: unknown) {
    if (ending.signal.aborted) return;
    const said = reason instanceof StartError ? reason.message : reason;
    if (said !== '') console.error(said);
    void stop(1);
  }

  function stopOnRequest() {
    if (!ending.signal.aborted) say('stopping');
    void stop(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnRequest);
  watchRunners(stopOnRequest);

  const add = <Each extends Part>(part: Each) => {
    parts.push(part);
    return part;
  };
  begin({ signal: ending.signal, add, fail }).catch(fail);
}
