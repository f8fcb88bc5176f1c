import type { LeaseRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';

const started = performance.now();

export const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);

/** One plain line about what is going on, with the seconds since the start. */
export const say = (text: string): void => console.log(`[${seconds().padStart(5)} s] ${text}`);

export const sayWaiting = ({ who, machine, pid, purpose, until }: LeaseRecord): void => {
  const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  say(
    `waiting for ${who} on ${machine} (process ${pid}), who ${purpose}; the lock is theirs for ${left} s unless renewed`,
  );
};

/** Runs a command. What a person can act on is one message, without a stack; the rest is a fault of ours. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Mistakes in what was asked for, a gate that refuses, a disk or a server that says no: all but faults of ours. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof ReleaseError ||
  (error instanceof Error &&
    ('$metadata' in error || String((error as { code?: string }).code).startsWith('E')));
