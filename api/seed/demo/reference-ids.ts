import type { Transaction } from '../../db/connect.ts';
import { countries, regions, sectors, subSectors, tags } from '../../db/schema/index.ts';

/** Ids of reference records by their English name; throws for an unknown name. */
export async function referenceIds(tx: Transaction) {
  const byName = async (
    table: typeof sectors | typeof subSectors | typeof countries | typeof regions | typeof tags,
  ) => {
    const rows = await tx.select({ id: table.id, name: table.name }).from(table);
    const ids = new Map(rows.map((row) => [row.name, row.id]));
    return (name: string): number => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`no reference record is named ${name}`);
      return id;
    };
  };
  return {
    sector: await byName(sectors),
    subSector: await byName(subSectors),
    country: await byName(countries),
    region: await byName(regions),
    tag: await byName(tags),
  };
}

export type ReferenceIds = Awaited<ReturnType<typeof referenceIds>>;
