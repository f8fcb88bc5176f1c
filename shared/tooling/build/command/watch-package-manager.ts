import { readFileSync } from 'node:fs';
import { isAlive } from './is-alive.ts';

/** Package managers, which may exit without forwarding a signal to the script. */
const packageManager = /\b(pnpm|npx|npm)\b/;

/** The pids of package managers among the parent processes, nearest first; empty without `/proc`. */
function parentPackageManagers(): number[] {
  const found: number[] = [];
  let pid = process.ppid;
  try {
    while (pid > 1) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const isShell = /^(\/\S*\/)?(ba|da)?sh -c /.test(command);
      if (!isShell && !packageManager.test(command)) break;
      found.push(pid);
      pid = Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    }
  } catch {
    // No /proc, or a parent has exited already: those found so far are watched.
  }
  return found;
}

/**
 * Calls `onExit` when a parent package manager has exited: on SIGTERM `npx` exits without stopping the script, which
 * would keep port and data in use.
 */
export function watchPackageManager(onExit: () => void) {
  const watched = parentPackageManagers();
  if (watched.length === 0) return;
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return;
    clearInterval(timer);
    onExit();
  }, 500);
  timer.unref();
}
