import type { Access, Opportunity, PrivateData } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { readOffices, readRevenues } from '../figures/index.ts';
import { publicPart } from '../opportunities/index.ts';
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
  ...publicPart(row),
  is_favorite: false,
  request_access_status: about.access,
  under_exclusivity: about.underExclusivity,
  sold: about.sold,
  validated: true,
  own: null,
});

/** The confidential part; ask `disclosureOf` before. */
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
