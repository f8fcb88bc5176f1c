import { routes } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import type { Deadline } from '../../calendar/deadline.ts';
import { delegationResponse } from './delegation.response.ts';
import { listDelegations } from './delegations.sql.ts';

/** More than anybody has open. */
const MANY = 1000;

/**
 * The last days of the delegations that a user has given, or acts by. One for a company is named by the other person: a calendar is
 * shown to others, and the company's name is confidential.
 */
export async function delegationDeadlines(db: Queryable, userId: number): Promise<Deadline[]> {
  const { rows } = await listDelegations(db, userId, { page: 1, page_size: MANY, active: 'true' });
  return rows.map((row) => {
    const { id, scope, subject, person, ends_on } = delegationResponse(row, userId);
    return {
      kind: 'delegation',
      id,
      day: ends_on,
      title: scope === 'company' ? person : subject,
      path: routes.advisers,
      changedAt: row.delegation.updatedAt,
    };
  });
}
