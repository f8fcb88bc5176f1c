import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  type IndexBuilder,
  pgTable,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { belongsTo, refersTo } from './columns.ts';
import { sectors, subSectors, tags } from './reference.ts';

type Columns = Record<'ownerId' | 'choiceId', ExtraConfigColumn>;

/** The sectors, sub-sectors and tags that were chosen for a kind of record, e.g. `company`: a table each. */
export function choiceTables(
  kind: string,
  owner: () => AnyPgColumn,
  sectorIndex: (columns: Columns) => IndexBuilder[] = () => [],
) {
  const table = (
    list: string,
    choice: string,
    chosen: () => AnyPgColumn,
    indexes: (columns: Columns) => IndexBuilder[] = () => [],
  ) =>
    pgTable(
      `${kind}_${list}`,
      { ownerId: belongsTo(`${kind}_id`, owner), choiceId: refersTo(`${choice}_id`, chosen) },
      (t) => [primaryKey({ columns: [t.ownerId, t.choiceId] }), ...indexes(t)],
    );
  return {
    sectors: table('sectors', 'sector', () => sectors.id, sectorIndex),
    subSectors: table('sub_sectors', 'sub_sector', () => subSectors.id),
    tags: table('tags', 'tag', () => tags.id),
  };
}
