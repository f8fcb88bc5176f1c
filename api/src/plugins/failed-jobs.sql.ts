import type { JobName } from '@handover/shared/contract';
import { eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { failedJobs } from '../../db/schema/index.ts';
import type { Failure } from '../errors/failure.rules.ts';

/** Notes that a run failed, or so many of its records. */
export async function noteFailedJob(
  db: Queryable,
  name: JobName,
  failure: Failure,
  records: number | null,
): Promise<void> {
  const set = {
    ...{ ...failure, records },
    failures: sql`${failedJobs.failures} + 1`,
    lastFailedAt: sql`now()`,
    askedAt: null,
  };
  await db
    .insert(failedJobs)
    .values({ name, ...failure, records })
    .onConflictDoUpdate({ target: failedJobs.name, set });
}

export async function clearFailedJob(db: Queryable, name: JobName): Promise<void> {
  await db.delete(failedJobs).where(eq(failedJobs.name, name));
}

/** The jobs that staff want to run again. Of jobs that no longer exist, the failures are forgotten. */
export async function askedJobs(db: Queryable, known: JobName[]): Promise<JobName[]> {
  await db.delete(failedJobs).where(notInArray(failedJobs.name, known));
  const rows = await db
    .select({ name: failedJobs.name })
    .from(failedJobs)
    .where(isNotNull(failedJobs.askedAt));
  return rows.map(({ name }) => name);
}
