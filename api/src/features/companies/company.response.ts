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

/**
 * The part that is the same for its owner and for those it was disclosed to, apart from tags and a region that only
 * the owner knows.
 */
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

/** The part for those the company was disclosed to. */
export const disclosedPart = (row: Row) => withoutProposed(companyPart(row), row.proposed);
