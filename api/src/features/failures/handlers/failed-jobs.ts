import type { FailedJob } from '@handover/shared/contract';
import type { pageQuerySchema } from '@handover/shared/contract/schemas';
import { logFailuresRetried } from '../../../audit/audit.sql.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { askForJobs, type FailedJobRow, readJobs } from '../failures.sql.ts';

const view = (job: FailedJobRow): FailedJob => ({
  id: job.id,
  name: job.name,
  since: job.since.toISOString(),
  last_failed_at: job.lastFailedAt.toISOString(),
  failures: job.failures,
  records: job.records,
  cause: job.cause,
  code: job.code,
  asked: job.askedAt !== null,
});

export const listFailedJobs = async ({ app, query }: Call<{ query: typeof pageQuerySchema }>) =>
  paged(query, await readJobs(app.db, query), view);

const retry = ({ app, viewer }: Pick<Call, 'app' | 'viewer'>, id?: number) =>
  app.db.transaction(async (tx) => {
    const count = await askForJobs(tx, id);
    if (count > 0) await logFailuresRetried(tx, viewer.id);
    return { count };
  });

export const retryJobs = (call: Call) => retry(call);

export async function retryJob(call: IdCall) {
  const retried = await retry(call, call.params.id);
  if (retried.count === 0) throw new DomainError('failure.not_found');
  return retried;
}
