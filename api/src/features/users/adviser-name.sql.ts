import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The name of the adviser in a column, with that of the firm; null without one, or once the account is closed. */
export const adviserName = (column: AnyColumn): SQL<string | null> =>
  sql`(select trim(u.first_name || ' ' || u.last_name) || coalesce(', ' || f.name, '') from users u
    left join firm_members m on m.user_id = u.id left join firms f on f.id = m.firm_id
    where u.id = ${column} and u.closed_at is null)`;
