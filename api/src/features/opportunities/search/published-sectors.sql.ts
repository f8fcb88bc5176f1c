import type { Sector } from '@handover/shared/contract';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { sectorsOf } from '../../reference/index.ts';

/**
 * The sectors of an opportunity as they were published last, as a column: while an edit of them is under review, or was rejected,
 * those of the decision before. None if there was none.
 */
export const publishedSectorsOf = (opportunityId: SQLWrapper) =>
  sql<Sector[]>`(select case when o.validated then ${sectorsOf('opportunity', sql.raw('o.id'))} else coalesce(
    (select (select jsonb_agg(s) from jsonb_array_elements(e.teaser->'sectors') s
      where not exists (select from sectors r where r.id = (s->>'id')::integer and r.need_help)) from moderation_events e where e.opportunity_id = o.id and e.event = 'moderated'
      and e.validated and e.teaser is not null order by e.id desc limit 1), '[]') end
    from opportunities o where o.id = ${opportunityId})`;
