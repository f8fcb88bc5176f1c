import { marketZone } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';

/** The hour in which a day, and on Mondays a week, is told, in the marketplace. */
const HOUR = 6;

/** The last time that a day or a week ended for who is told then. */
const lastOf = (
  span: 'day' | 'week',
) => sql`((date_trunc(${sql.raw(`'${span}'`)}, now() at time zone ${marketZone()}
  - make_interval(hours => ${HOUR})) + make_interval(hours => ${HOUR})) at time zone ${marketZone()})`;

/** Takes what searches have found until then, by person, as far as everyone can still read it. */
export async function takeDigests(tx: Transaction) {
  const { rows } = await tx.execute<{ userId: number; listings: number; byMail: boolean }>(sql`
    with due as (
      update search_matches m set waits = false from saved_searches q
      where q.id = m.search_id and m.waits and q.deleted_at is null and m.found_at < case q.alert when 'weekly' then ${lastOf('week')} else ${lastOf('day')} end
      returning q.user_id, q.alert, q.by_mail, m.opportunity_id
    )
    select d.user_id::int as "userId", count(distinct d.opportunity_id)::int as listings, bool_or(d.by_mail) as "byMail"
    from due d join opportunities o on o.id = d.opportunity_id
    where d.alert in ('daily', 'weekly') and o.validated and o.unlisted_at is null and o.sold_at is null
    group by d.user_id`);
  return rows;
}
