import { routes } from '@handover/shared/contract';
import type { Queryable } from '../../../../db/connect.ts';
import type { Deadline } from '../../../calendar/deadline.ts';
import { owedDays } from './due-lines.sql.ts';

/**
 * The days on which a user owes something of a due-diligence list: one for each day of a list. `principal` is whom they act for, by a
 * delegation, or the user.
 */
export async function diligenceDeadlines(
  db: Queryable,
  user: number,
  principal: number,
  delegation?: number,
): Promise<Deadline[]> {
  const days = await owedDays(db, user, principal, delegation);
  return days.map(({ dealId, lineId, dueOn, title, changedAt }) => ({
    kind: 'diligence',
    id: lineId,
    day: dueOn,
    title,
    path: routes.dealView(dealId, { tab: 'diligence', filter: 'mine' }),
    changedAt,
  }));
}
