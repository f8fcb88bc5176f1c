import { AsyncLocalStorage } from 'node:async_hooks';

const failures = new AsyncLocalStorage<unknown[]>();

/** Runs a job's work and returns the failures of single records, which do not end it. */
export async function withItemFailures(work: () => Promise<void>): Promise<unknown[]> {
  const noted: unknown[] = [];
  await failures.run(noted, work);
  return noted;
}

/** Notes that a record failed, in a job that goes on with the others. */
export const noteItemFailure = (error: unknown): void => void failures.getStore()?.push(error);
