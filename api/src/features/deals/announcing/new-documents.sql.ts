import { sql } from 'drizzle-orm';
import type { Place } from '../../../../db/prepared.ts';
import { deals } from '../../../../db/schema/index.ts';
import { isGranted } from '../disclosing/document-access.sql.ts';

/** The longest pause within a visit of a data room: new documents stay marked while they are read. */
export const VISIT_GAP = sql`interval '30 minutes'`;

/** The end of the visit before the present one; null before there was one. */
export const lastVisit = (viewer: Place) => sql`(select
    case when v.visited_at < now() - ${VISIT_GAP} then v.visited_at else v.previous_at end
  from data_room_visits v where v.deal_id = ${deals.id} and v.user_id = ${viewer})`;

/**
 * Whether a document was opened to the buyer since their last visit and is still unread. For queries of deals.
 *
 * @param table the name of the files in the query
 */
export function isNewDocument(viewer: Place, table = 'files') {
  const file = sql.identifier(table);
  return sql<boolean>`(coalesce(${file}.opened_at > coalesce(${lastVisit(viewer)}, ${deals.createdAt}), false)
    and ${isGranted('view', table)}
    and ${file}.uploaded_by is distinct from ${viewer}
    and not exists(select 1 from file_reads r where r.file_id = ${file}.id and r.user_id = ${viewer}))`;
}
