import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { forEachDue } from '../../jobs/for-each-due.ts';
import { findOverdue, lockOverdue, setDelegation } from './delegations.sql.ts';
import { endsWithin } from './ends-within.sql.ts';
import { refreshAfterEnd, tellExpired } from './tell.ts';

/**
 * Notes that a delegation has ended with its last day, and tells both sides, once. It has no effect from that moment on,
 * noted or not (`acting_rights`).
 */
async function expire(tx: Transaction, { id }: { id: number }): Promise<void> {
  const delegation = await lockOverdue(tx, id);
  if (!delegation) return;
  await setDelegation(tx, id, { endedAt: delegation.endsAt });
  // An invitation that nobody has answered ends without a word.
  if (delegation.acceptedAt === null) return;
  await tellExpired(tx, delegation);
  await refreshAfterEnd(tx, delegation);
}

/** Those of a principal, who may give another one in their place. */
export async function expireOf(tx: Transaction, principalId: number): Promise<void> {
  for (const overdue of await findOverdue(tx, principalId)) await expire(tx, overdue);
}

const JOB = 'delegations-expire';
/** The time from one run to the next, and before the first. */
const AHEAD_MINUTES = 6;

/** It runs once more at each end that comes before its next time: open pages show it at that moment. */
export function addDelegationJobs(app: FastifyInstance): void {
  app.addJob({
    name: JOB,
    cron: '*/5 * * * *',
    async work() {
      for (const end of await endsWithin(app.db, AHEAD_MINUTES)) app.startJob(JOB, end);
      await forEachDue(app, 'delegations', await findOverdue(app.db), expire);
    },
  });
}
