import type { Access, Opportunity, Party, PrivateData } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { exactOf, privatePart, publicPart, submittedPart } from '../opportunities/index.ts';
import type { SnapshotRow } from './snapshot-read.sql.ts';

interface About {
  opportunityId: number | null;
  access: Access;
  soldAt: Date | null;
  underExclusivity: boolean;
  /** Whether the viewer may read the private data. */
  isOpen: boolean;
  /** Whether the viewer is its owner or staff, who read tags and a region that staff have not accepted. */
  readsProposed: boolean;
}

/** The public part of the snapshot, in the shape of an opportunity; its id is the listing's while that exists. */
export const snapshotTeaser = (row: SnapshotRow, about: About): Opportunity => ({
  id: about.opportunityId ?? row.id,
  ...(about.readsProposed ? submittedPart(row) : publicPart(row)),
  exact: about.isOpen ? exactOf(row.latest) : null,
  is_favorite: false,
  request_access_status: about.access,
  under_exclusivity: about.underExclusivity,
  sold: about.soldAt !== null,
  sold_at: about.soldAt?.toISOString() ?? null,
  validated: true,
  own: null,
});

/** The confidential part; check `disclosureOf` before. */
export const snapshotPrivateData = (db: Queryable, row: SnapshotRow, owner: Party): Promise<PrivateData> =>
  privatePart(db, row, { dealOpportunityId: row.id }, { ...row, name: row.companyName }, owner);
