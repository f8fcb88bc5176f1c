import type { Reference, Region, Sector, SubSector } from '@handover/shared/contract';
import type { regions, sectors, subSectors } from '../../../db/schema/index.ts';

export const referenceView = (row: { id: number; name: string; nameFr: string }): Reference => ({
  id: row.id,
  name: row.name,
  name_fr: row.nameFr,
});
export const namedView = (
  row: Pick<typeof regions.$inferSelect, 'id' | 'name' | 'nameFr' | 'deleted'>,
): Region => ({
  ...referenceView(row),
  deleted: row.deleted,
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
