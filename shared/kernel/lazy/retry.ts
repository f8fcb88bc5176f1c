/** How often, how long between, and how long at most. */
export interface RetryPolicy {
  /** Attempts a phase, the first one included. */
  attempts: number;
  /** Pause before the second attempt in ms; doubled for each further one. */
  pause: number;
  /** Deadline of one attempt in ms. */
  deadline: number;
}

/** Three attempts; a slow line has its time, and who meets a dead one is not kept longer. */
export const defaultRetryPolicy: RetryPolicy = { attempts: 3, pause: 250, deadline: 20_000 };

export class DeadlineError extends Error {}

/** Nothing came in time: by our deadline, by the federation runtime's for an entry, or by webpack's for a chunk or a style. */
export const isLate = (error: unknown): boolean =>
  error instanceof DeadlineError || /timed out|\(timeout: /.test(String(error));

/**
 * Runs `attempt` until it succeeds or the attempts are used up. Throws the last error. What was late is not asked for
 * again: a person has waited long enough, and has a button.
 */
export async function retry<T>(policy: RetryPolicy, attempt: (index: number) => Promise<T>): Promise<T> {
  for (let index = 0; ; index++) {
    try {
      return await withDeadline(attempt(index), policy.deadline);
    } catch (error) {
      if (index + 1 >= policy.attempts || isLate(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, policy.pause * 2 ** index));
    }
  }
}

function withDeadline<T>(work: Promise<T>, deadline: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`not done after ${deadline} ms`)), deadline);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
