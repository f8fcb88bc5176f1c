import { sql } from 'drizzle-orm';
import { backgroundImageColumn } from '../background-images/index.ts';
import { referenceColumns } from '../reference/index.ts';
import type { LatestYear } from './viewing/bands.rules.ts';

const TABLES = { opportunity: 'opportunities', deal_opportunity: 'deal_opportunities' } as const;

/** The references of a listing and of its snapshot in a deal, as columns of a query over their table. */
export const sharedColumns = (kind: keyof typeof TABLES) => ({
  ...referenceColumns(kind),
  backgroundImage: backgroundImageColumn(sql.raw(`"${TABLES[kind]}"."background_image_id"`)),
  latest: sql<LatestYear | null>`(select jsonb_build_object('year', r.year, 'currency', r.currency_id, 'revenue', r.revenue,
    'ebitda', r.ebitda, 'employees', r.number_of_employees) from revenues r
    where r.${sql.raw(`${kind}_id`)} = ${sql.raw(`"${TABLES[kind]}"."id"`)} order by r.year desc limit 1)`,
});
