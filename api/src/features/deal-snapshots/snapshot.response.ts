import type { Access, Opportunity, Party, PrivateData } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { exactOf, privatePart, publicPart, submittedPart } from '../opportunities/index.ts';
import type { SnapshotRow } from './snapshot-read.sql.ts';

interface TeaserContext {
  opportunityId: number | null;
  access: Access;
  soldAt: Date | null;
  underExclusivity: boolean;
  /** Whether the viewer may read the private data. */
  isOpen: boolean;
  /** Whether the viewer is its owner or staff, who read tags and a region that staff have not accepted. */
  readsProposed: boolean;
}

const NO_COMPANY = { activity: '', uniqueSellingProposition: '', askingPrice: null, latest: null };

/** What the company does that a seller has attached to a mandate is confidential. */
const shownOf = (row: SnapshotRow, { isOpen }: TeaserContext): SnapshotRow =>
  row.type === 'buy' && !isOpen ? { ...row, ...NO_COMPANY } : row;

/** The public part of the snapshot, in the shape of an opportunity; its id is the listing's while that exists. */
export const snapshotTeaser = (row: SnapshotRow, context: TeaserContext): Opportunity => ({
  id: context.opportunityId ?? row.id,
  ...(context.readsProposed ? submittedPart : publicPart)(shownOf(row, context)),
  exact: context.isOpen ? exactOf(row.latest) : null,
  is_favorite: false,
  request_access_status: context.access,
  under_exclusivity: context.underExclusivity,
  sold: context.soldAt !== null,
  sold_at: context.soldAt?.toISOString() ?? null,
  validated: true,
  own: null,
});

/** The confidential part; check `disclosureOf` before. */
export const snapshotPrivateData = (
  db: Queryable,
  row: SnapshotRow,
  owner: Party,
  mayRead: (fileId: number) => boolean,
): Promise<PrivateData> =>
  privatePart(db, row, { dealOpportunityId: row.id }, { ...row, name: row.companyName }, owner, mayRead);
