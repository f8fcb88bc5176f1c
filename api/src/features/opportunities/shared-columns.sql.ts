import { sql } from 'drizzle-orm';
import { backgroundImageColumn } from '../background-images/index.ts';
import { referenceColumns } from '../reference/index.ts';
import { GROWTH_YEARS, type LatestYear } from './viewing/bands.rules.ts';

const TABLES = { opportunity: 'opportunities', deal_opportunity: 'deal_opportunities' } as const;

/** The references of a listing and of its snapshot in a deal, as columns of a query over their table. */
export const sharedColumns = (kind: keyof typeof TABLES) => {
  const [table, owner] = [sql.raw(`"${TABLES[kind]}"`), sql.raw(`${kind}_id`)];
  // Only of a listing that shows its growth.
  const before = sql`case when ${table}."growth_shown" <> 'none' then (select jsonb_build_object('year', e.year, 'revenue', e.revenue)
    from revenues e where e.${owner} = r.${owner} and e.currency_id = r.currency_id and e.revenue > 0
    and e.year between r.year - ${sql.raw(String(GROWTH_YEARS))} and r.year - 1 order by e.year limit 1) end`;
  return {
    ...referenceColumns(kind),
    backgroundImage: backgroundImageColumn(sql`${table}."background_image_id"`),
    latest: sql<LatestYear | null>`(select jsonb_build_object('year', r.year, 'currency', r.currency_id, 'revenue', r.revenue,
      'ebitda', r.ebitda,
      'added', (select jsonb_agg(jsonb_build_object('amount', a.amount)) from add_backs a where a.revenue_id = r.id), 'employees', r.number_of_employees, 'before', ${before}) from revenues r
      where r.${owner} = ${table}."id" order by r.year desc limit 1)`,
  };
};
