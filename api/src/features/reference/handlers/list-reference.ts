import type * as schemas from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { parentIds } from '../reference.rules.ts';
import {
  listReference,
  ofCountry,
  offeredTo,
  ofIds,
  type ReferenceTable,
  SECTOR_ORDER,
  SUB_SECTOR_ORDER,
  shownSectors,
  shownSubSectors,
  TABLES,
} from '../reference.sql.ts';
import { referenceView, regionView, sectorView, subSectorView, tagView } from '../reference-view.ts';

const { sectors, subSectors, countries, currencies, regions, tags } = TABLES;
type Query = OpenCall<{ query: typeof schemas.referenceQuerySchema }>;

const listing =
  <T extends ReferenceTable, Item>(
    table: T,
    view: (row: T['$inferSelect']) => Item,
    options: Parameters<typeof listReference>[3],
  ) =>
  async ({ db, query }: Query) =>
    paged(query, await listReference(db, table, query, options), view);

export function listSectors(call: OpenCall<{ query: typeof schemas.sectorQuerySchema }>) {
  const { ids } = call.query;
  const options = { fallback: SECTOR_ORDER, where: shownSectors(ids), withDeleted: ids !== undefined };
  return listing(sectors, sectorView, options)(call);
}
export const listCountries = listing(countries, referenceView, { fallback: 'id' });
export const listCurrencies = listing(currencies, (row) => ({ ...referenceView(row), symbol: row.symbol }), {
  fallback: 'id',
});

export function listRegions(call: OpenCall<{ query: typeof schemas.regionQuerySchema }>) {
  const { country } = call.query;
  const where = offeredTo(regions, call.viewer?.id, country === undefined ? undefined : ofCountry(country));
  return listing(regions, regionView, { fallback: 'name', where })(call);
}

export function listTags(call: OpenCall<{ query: typeof schemas.tagQuerySchema }>) {
  const { ids } = call.query;
  const where = offeredTo(tags, call.viewer?.id, ids === undefined ? undefined : ofIds(tags, ids));
  return listing(tags, tagView, { fallback: 'name', where })(call);
}

export function listSubSectors(call: OpenCall<{ query: typeof schemas.subSectorQuerySchema }>) {
  const { ids, parents } = call.query;
  const where = shownSubSectors(parentIds(parents), ids);
  const options = { fallback: SUB_SECTOR_ORDER, where, withDeleted: ids !== undefined };
  return listing(subSectors, subSectorView, options)(call);
}
