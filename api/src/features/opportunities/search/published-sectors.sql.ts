import type { Sector } from '@handover/shared/contract';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { sectorsAmong, sectorsOf } from '../../reference/index.ts';

/**
 * The sectors of an opportunity as they were published last, as a column: while an edit of them is under review, or was rejected,
 * those of the decision before, by their names of today. None if there was none.
 */
export const publishedSectorsOf = (opportunityId: SQLWrapper) =>
  sql<Sector[]>`(select case when o.validated then ${sectorsOf('opportunity', sql.raw('o.id'))} else coalesce(
    (select ${sectorsAmong(sql`select (t->>'id')::bigint from jsonb_array_elements(e.teaser->'sectors') t`)}
      from moderation_events e where e.opportunity_id = o.id and e.event = 'moderated' and e.validated
      and e.teaser is not null order by e.id desc limit 1), '[]') end
    from opportunities o where o.id = ${opportunityId})`;
