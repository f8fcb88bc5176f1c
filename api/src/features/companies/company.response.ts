import type { Company, Reference } from '@handover/shared/contract';
import type { companies } from '../../../db/schema/index.ts';
import { type Proposed, withoutProposed } from '../reference/index.ts';

interface Row {
  company: typeof companies.$inferSelect;
  sectors: Reference[];
  subSectors: Reference[];
  tags: Reference[];
  country: Reference | null;
  region: Reference | null;
  proposed: Proposed;
}

/** What its owner and whoever it was disclosed to read alike, but for tags and a region that only the owner knows. */
export const companyPart = (row: Row) =>
  ({
    id: row.company.id,
    name: row.company.name,
    sectors: row.sectors,
    sub_sectors: row.subSectors,
    tags: row.tags,
    country: row.country,
    region: row.region,
    city: row.company.city,
    website: row.company.website,
    activity: row.company.activity,
  }) satisfies Partial<Company>;

/** To whom it was disclosed. */
export const disclosedPart = (row: Row) => withoutProposed(companyPart(row), row.proposed);
