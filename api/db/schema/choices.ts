import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  type IndexBuilder,
  pgTable,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { belongsTo, refersTo } from './columns.ts';
import { sectors, subSectors, tags } from './market/reference.ts';

type Columns = Record<'ownerId' | 'choiceId', ExtraConfigColumn>;

/**
 * The sectors, sub-sectors and tags that were chosen for a kind of record, e.g. `company`: a table each. `indexes` are
 * those of one of them, for lists that are filtered by it.
 */
export function choiceTables(
  kind: string,
  owner: () => AnyPgColumn,
  indexes: (columns: Columns, list: 'sectors' | 'sub_sectors' | 'tags') => IndexBuilder[] = () => [],
) {
  const table = (list: 'sectors' | 'sub_sectors' | 'tags', choice: string, chosen: () => AnyPgColumn) =>
    pgTable(
      `${kind}_${list}`,
      { ownerId: belongsTo(`${kind}_id`, owner), choiceId: refersTo(`${choice}_id`, chosen) },
      (t) => [primaryKey({ columns: [t.ownerId, t.choiceId] }), ...indexes(t, list)],
    );
  return {
    sectors: table('sectors', 'sector', () => sectors.id),
    subSectors: table('sub_sectors', 'sub_sector', () => subSectors.id),
    tags: table('tags', 'tag', () => tags.id),
  };
}
