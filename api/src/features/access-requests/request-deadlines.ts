import { routes } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Queryable } from '../../../db/connect.ts';
import type { Deadline } from '../../calendar/deadline.ts';
import { titleOf } from './access-request.response.ts';
import { statusAt } from './access-request.rules.ts';
import type { RequestRow } from './access-requests.sql.ts';
import { listRequests, type RequestRole } from './list-requests.sql.ts';

/** More than anybody has open. */
const MANY = 1000;

/**
 * Until when the open requests of a user can be answered: those that they have received, or made; with a delegation those for
 * the opportunities that it covers.
 */
export async function requestDeadlines(
  db: Queryable,
  viewer: number,
  role: RequestRole,
  delegation?: number,
): Promise<Deadline[]> {
  const { rows } = await listRequests(db, viewer, role, {
    page: 1,
    page_size: MANY,
    statuses: ['pending', 'asked'],
    acting_for: delegation,
  });
  return rows.flatMap((row) => deadlinesOf(row, role, delegation));
}

function deadlinesOf(row: RequestRow, role: RequestRole, delegation?: number): Deadline[] {
  const { request } = row;
  const about = {
    id: request.id,
    title: titleOf(row, role === 'owner'),
    path: routes.deals(role, { request: request.id, acting_for: delegation }),
    changedAt: request.updatedAt,
  };
  const found: Deadline[] = [{ ...about, kind: 'request', day: marketDay(request.expiresAt) }];
  if (request.waitsUntil && statusAt(request, new Date()) === 'asked')
    found.push({ ...about, kind: 'question', day: marketDay(request.waitsUntil) });
  return found;
}
