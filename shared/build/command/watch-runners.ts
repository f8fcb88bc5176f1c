import { readFileSync } from 'node:fs';
import { isAlive } from './is-alive.ts';

/** Programs that run a script for a person, and that may end without passing their signal on. */
const runner = /\b(pnpm|npx|npm)\b/;

/** The package managers above this process, nearest first; empty where `/proc` is not to be had. */
function runnersAbove(): number[] {
  const found: number[] = [];
  let pid = process.ppid;
  try {
    while (pid > 1) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const isShell = /^(\/\S*\/)?(ba|da)?sh -c /.test(command);
      if (!isShell && !runner.test(command)) break;
      found.push(pid);
      pid = Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    }
  } catch {
    // No /proc, or a runner that is already gone: what was found is watched.
  }
  return found;
}

/**
 * Calls `gone` when a package manager that runs us has ended: `npx` under SIGTERM ends alone, and leaves behind what it
 * ran, which would keep the port and the data.
 */
export function watchRunners(gone: () => void) {
  const watched = runnersAbove();
  if (watched.length === 0) return;
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
}
