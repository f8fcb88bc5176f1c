import type { Access, Opportunity, PrivateData } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { readOffices, readRevenues } from '../figures/index.ts';
import { bandsOf } from '../opportunities/index.ts';
import { partyView, type UserRow } from '../users/index.ts';
import type { SnapshotRow } from './snapshot-read.sql.ts';

interface About {
  opportunityId: number | null;
  access: Access;
  sold: boolean;
  underExclusivity: boolean;
}

/** The public part of the snapshot, in the shape of an opportunity; its id is the listing's while that exists. */
export const snapshotTeaser = (row: SnapshotRow, about: About): Opportunity => ({
  id: about.opportunityId ?? row.id,
  type_of_opportunity: row.type,
  project_title: row.projectTitle,
  sectors: row.sectors,
  preferred_sectors: row.sectors,
  sub_sectors: row.subSectors,
  tags: row.tags,
  country: row.country,
  region: row.region,
  activity: row.activity,
  unique_selling_proposition: row.uniqueSellingProposition,
  asking_price: row.askingPrice,
  preferred_currency: row.preferredCurrencyId,
  bands: bandsOf(row.latest),
  preferred_ebitda_min: row.preferredEbitdaMin,
  preferred_ebitda_max: row.preferredEbitdaMax,
  preferred_min_revenue: row.preferredMinRevenue,
  preferred_max_revenue: row.preferredMaxRevenue,
  preferred_description: row.preferredDescription,
  is_favorite: false,
  request_access_status: about.access,
  under_exclusivity: about.underExclusivity,
  sold: about.sold,
  created_at: row.createdAt.toISOString(),
  published_at: row.publishedAt?.toISOString() ?? null,
  validated: true,
  own: null,
});

/** The confidential part; ask `openingOf` before. */
export async function snapshotPrivateData(
  db: Queryable,
  row: SnapshotRow,
  owner: UserRow,
): Promise<PrivateData> {
  const figures = { dealOpportunityId: row.id };
  return {
    company_name: row.companyName,
    website: row.website,
    phone: row.phone,
    city: row.city,
    zip_code: row.zipCode,
    offices: await readOffices(db, figures),
    revenues: await readRevenues(db, figures),
    financial: row.financial,
    operational_kpi: row.operationalKpi,
    ownership_structure: row.ownershipStructure,
    organizational_chart: row.organizationalChart,
    owner: partyView(owner, true),
  };
}
