import { fork } from 'node:child_process';
import { join } from 'node:path';
import { endProcess } from '../service-process.ts';
import { root, StartError } from '../settings.ts';

/** The message of `handover-watch` after each build; `ms` is how long it took. */
export type Built = { ok: true; ms: number } | { ok: false; errors: string };

interface WatchOptions {
  name: string;
  /** The folder of the build. */
  output: string;
  take: (built: Built) => Promise<void>;
  fail: (reason: unknown) => void;
}

/** Rebuilds a package on each change, in a separate process; `first` resolves once the first build has been handled. */
export function watchPackage({ name, output, take, fail }: WatchOptions) {
  const child = fork(join(root, 'shared/tooling/build/bin/handover-watch.ts'), {
    cwd: join(root, name),
    env: { ...process.env, HANDOVER_DIST: output },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let stopping = false;
  const first = new Promise<void>((resolve) => {
    child.on('message', (built: Built) => take(built).then(resolve, fail));
  });
  child.once('exit', (code, signal) => {
    if (!stopping) fail(new StartError(`The watch of ${name} ended (${signal ?? `exit ${code}`}).`));
  });
  return {
    first,
    stop() {
      stopping = true;
      return endProcess(child);
    },
  };
}
