import type { Reference, Sector } from '@handover/shared/contract';
import { type SQLWrapper, sql } from 'drizzle-orm';

const TABLES = {
  company: 'companies',
  opportunity: 'opportunities',
  deal_opportunity: 'deal_opportunities',
} as const;
type Kind = keyof typeof TABLES;

/** What of a record's tags, and whether its region, staff have not accepted: only its owner and staff read them. */
export interface Proposed {
  tags: number[];
  region: boolean;
}

const NAMES = "'id', s.id, 'name', s.name, 'name_fr', s.name_fr";

const chosen = <Row>(kind: Kind, list: string, choice: string, id: SQLWrapper, fields = NAMES) =>
  sql<Row[]>`(select coalesce(jsonb_agg(jsonb_build_object(${sql.raw(fields)}) order by s.id), '[]')
    from ${sql.raw(`${kind}_${list}`)} l join ${sql.raw(list)} s on s.id = l.${sql.raw(`${choice}_id`)} where l.${sql.raw(`${kind}_id`)} = ${id})`;

/** The sectors of a record, as a column of a query. */
export const sectorsOf = (kind: Kind, id: SQLWrapper) =>
  chosen<Sector>(kind, 'sectors', 'sector', id, `${NAMES}, 'hue', s.hue`);

/** Its sub-sectors. */
export const subSectorsOf = (kind: Kind, id: SQLWrapper) =>
  chosen<Reference>(kind, 'sub_sectors', 'sub_sector', id);

/** What a record refers to, with its names, as columns of a query over its table. */
export function referenceColumns(kind: Kind) {
  // Named in full: a query over one table would write a bare "id", which a subquery reads as its own.
  const column = (name: string) => sql.raw(`"${TABLES[kind]}"."${name}"`);
  const one = (table: string, name: string) =>
    sql<Reference | null>`(select jsonb_build_object(${sql.raw(NAMES)}) from ${sql.raw(table)} s where s.id = ${column(name)})`;
  return {
    sectors: sectorsOf(kind, column('id')),
    subSectors: subSectorsOf(kind, column('id')),
    tags: chosen<Reference>(kind, 'tags', 'tag', column('id')),
    country: one('countries', 'country_id'),
    region: one('regions', 'region_id'),
    proposed: sql<Proposed>`jsonb_build_object('tags', (select coalesce(jsonb_agg(s.id order by s.id), '[]')
      from ${sql.raw(`${kind}_tags`)} l join tags s on s.id = l.tag_id where l.${sql.raw(`${kind}_id`)} = ${column('id')} and not s.accepted),
      'region', exists(select 1 from regions s where s.id = ${column('region_id')} and not s.accepted))`,
  };
}
