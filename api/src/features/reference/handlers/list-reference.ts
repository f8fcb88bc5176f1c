import type { referenceQuerySchema, subSectorQuerySchema } from '@handover/shared/contract';
import type { OpenCall } from '../../../http/call.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { parentIds } from '../reference.rules.ts';
import { isHelp, listReference, ofParents, TABLES } from '../reference.sql.ts';
import { namedView, referenceView, sectorView, subSectorView } from '../reference-view.ts';

type Query = OpenCall<{ query: typeof referenceQuerySchema }>;
const { sectors, subSectors, countries, currencies, regions, tags } = TABLES;
const filterOf = (query: Query['query']) => ({
  ...pageBounds(query),
  name: query.name,
  ordering: query.ordering,
});

export async function listSectors({ app, query }: Query) {
  const filter = { ...filterOf(query), where: isHelp(sectors, false), byItself: 'id' as const };
  const { rows, count } = await listReference(app.db, sectors, filter);
  return paged(rows.map(sectorView), count, query);
}

export async function listSubSectors({ app, query }: OpenCall<{ query: typeof subSectorQuerySchema }>) {
  const parents = parentIds(query.parents);
  const where = parents ? ofParents(parents) : isHelp(subSectors, false);
  const { rows, count } = await listReference(app.db, subSectors, {
    ...filterOf(query),
    where,
    byItself: 'id',
  });
  return paged(rows.map(subSectorView), count, query);
}

export async function listCountries({ app, query }: Query) {
  const { rows, count } = await listReference(app.db, countries, {
    ...filterOf(query),
    byItself: 'id' as const,
  });
  return paged(rows.map(referenceView), count, query);
}

export async function listCurrencies({ app, query }: Query) {
  const { rows, count } = await listReference(app.db, currencies, {
    ...filterOf(query),
    byItself: 'id',
  });
  return paged(
    rows.map((row) => ({ ...referenceView(row), symbol: row.symbol })),
    count,
    query,
  );
}

export async function listRegions({ app, query }: Query) {
  const { rows, count } = await listReference(app.db, regions, { ...filterOf(query), byItself: 'name' });
  return paged(rows.map(namedView), count, query);
}

export async function listTags({ app, query }: Query) {
  const { rows, count } = await listReference(app.db, tags, { ...filterOf(query), byItself: 'name' });
  return paged(rows.map(namedView), count, query);
}
