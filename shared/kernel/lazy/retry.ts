/** The timeout of an attempt, and the number and delays of retries. */
export interface RetryPolicy {
  /** Attempts in all, the first one included. */
  attempts: number;
  /** Pause before the second attempt in ms; doubled for each further one. */
  pause: number;
  /** Deadline of one attempt in ms. */
  deadline: number;
}

export const defaultRetryPolicy: RetryPolicy = { attempts: 3, pause: 250, deadline: 20_000 };

export class DeadlineError extends Error {}

/** A timeout of ours (of an attempt, or of an entry), or of webpack (of a chunk or a stylesheet). */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DeadlineError || /timed out|\(timeout: /.test(String(error));

/**
 * Runs `attempt` until it succeeds or the attempts are used up, and throws the last error. There is no attempt after a timeout:
 * the user has waited long enough, and can retry themselves.
 */
export async function retry<T>(policy: RetryPolicy, attempt: (index: number) => Promise<T>): Promise<T> {
  for (let index = 0; ; index++) {
    try {
      return await withDeadline(attempt(index), policy.deadline);
    } catch (error) {
      if (index + 1 >= policy.attempts || isTimeout(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, policy.pause * 2 ** index));
    }
  }
}

/** Rejects with a `DeadlineError` if the work is not done in time. */
export function withDeadline<T>(work: Promise<T>, deadline: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`not done after ${deadline} ms`)), deadline);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
