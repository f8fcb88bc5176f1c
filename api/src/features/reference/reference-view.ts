import type { Reference, Region, Sector, SubSector, Tag } from '@handover/shared/contract';
import type { regions, sectors, subSectors, tags } from '../../../db/schema/index.ts';

export const referenceView = (row: { id: number; name: string; nameFr: string }): Reference => ({
  id: row.id,
  name: row.name,
  name_fr: row.nameFr,
});
export const tagView = (row: typeof tags.$inferSelect): Tag => ({
  ...referenceView(row),
  deleted: row.deleted,
});
export const regionView = (row: typeof regions.$inferSelect): Region => ({
  ...referenceView(row),
  deleted: row.deleted,
  country: row.countryId,
});
export const sectorView = (
  row: Pick<typeof sectors.$inferSelect, 'id' | 'name' | 'nameFr' | 'hue'>,
): Sector => ({
  ...referenceView(row),
  hue: row.hue,
});
export const subSectorView = (row: typeof subSectors.$inferSelect): SubSector => ({
  ...referenceView(row),
  parent: row.sectorId,
});
