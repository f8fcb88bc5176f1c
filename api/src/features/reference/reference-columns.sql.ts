import type { Reference, Sector } from '@handover/shared/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const TABLES = {
  company: 'companies',
  opportunity: 'opportunities',
  deal_opportunity: 'deal_opportunities',
} as const;
type Kind = keyof typeof TABLES;

/**
 * The columns for the owner of a record and staff only: tags and a region that staff have not accepted, and the
 * sector and sub-sector that stand for an open choice.
 */
export interface Proposed {
  tags: number[];
  region: boolean;
  sectors: number[];
  sub_sectors: number[];
}

const NAMES = "'id', s.id, 'name', s.name, 'name_fr', s.name_fr";

interface Chosen {
  fields?: string;
  /** All of them without it. */
  which?: string;
}

const chosen = <Row>(
  kind: Kind,
  list: string,
  choice: string,
  id: SQLWrapper,
  { fields = NAMES, which = '' }: Chosen = {},
) =>
  sql<Row[]>`(select coalesce(jsonb_agg(jsonb_build_object(${sql.raw(fields)}) order by s.id), '[]')
    from ${sql.raw(`${kind}_${list}`)} l join ${sql.raw(list)} s on s.id = l.${sql.raw(`${choice}_id`)} where l.${sql.raw(`${kind}_id`)} = ${id} ${sql.raw(which)})`;

const SECTOR = `${NAMES}, 'hue', s.hue`;
// The record that stands for an open choice is not shown.
const DECIDED = 'and not s.need_help';

/** The sectors of a record as others read them, as a column of a query. */
export const sectorsOf = (kind: Kind, id: SQLWrapper) =>
  chosen<Sector>(kind, 'sectors', 'sector', id, { fields: SECTOR, which: DECIDED });

/** Its sub-sectors. */
export const subSectorsOf = (kind: Kind, id: SQLWrapper) =>
  chosen<Reference>(kind, 'sub_sectors', 'sub_sector', id, { which: DECIDED });

/** The sectors with these ids, as others read them. */
export const sectorsAmong = (ids: SQL) =>
  sql<Sector[]>`(select coalesce(jsonb_agg(jsonb_build_object(${sql.raw(SECTOR)}) order by s.id), '[]')
    from sectors s where s.id in (${ids}) ${sql.raw(DECIDED)})`;

/** The references of a record, with their names, as columns of a query over its table. */
export function referenceColumns(kind: Kind) {
  // Named in full: a query over one table would write a bare "id", which a subquery reads as its own.
  const column = (name: string) => sql.raw(`"${TABLES[kind]}"."${name}"`);
  const one = (table: string, name: string) =>
    sql<Reference | null>`(select jsonb_build_object(${sql.raw(NAMES)}) from ${sql.raw(table)} s where s.id = ${column(name)})`;
  const undecided = (list: string, choice: string) =>
    sql`(select coalesce(jsonb_agg(s.id), '[]') from ${sql.raw(`${kind}_${list}`)} l
      join ${sql.raw(list)} s on s.id = l.${sql.raw(`${choice}_id`)} where l.${sql.raw(`${kind}_id`)} = ${column('id')} and s.need_help)`;
  return {
    sectors: chosen<Sector>(kind, 'sectors', 'sector', column('id'), { fields: SECTOR }),
    subSectors: chosen<Reference>(kind, 'sub_sectors', 'sub_sector', column('id')),
    tags: chosen<Reference>(kind, 'tags', 'tag', column('id')),
    country: one('countries', 'country_id'),
    region: one('regions', 'region_id'),
    proposed: sql<Proposed>`jsonb_build_object('tags', (select coalesce(jsonb_agg(s.id order by s.id), '[]')
      from ${sql.raw(`${kind}_tags`)} l join tags s on s.id = l.tag_id where l.${sql.raw(`${kind}_id`)} = ${column('id')} and not s.accepted),
      'region', exists(select 1 from regions s where s.id = ${column('region_id')} and not s.accepted),
      'sectors', ${undecided('sectors', 'sector')}, 'sub_sectors', ${undecided('sub_sectors', 'sub_sector')})`,
  };
}
