import type { DealStatus, FileCollection } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import { mayReadProof } from '../buyers/index.ts';
import { dealOfSnapshot } from '../deal-snapshots/index.ts';
import {
  accessTo,
  type DocumentReader,
  disclosureOf,
  documentReader,
  findDeal,
  type Groups,
  hasCompany,
  openDeal,
  readerIn,
  watermarkTo,
} from '../deals/index.ts';
import { lockOpportunity, visibleOpportunity } from '../opportunities/index.ts';
import type { RecordAccess } from './files.rules.ts';
import { lockCompany, ownsCompany } from './own-company.sql.ts';

type Owner = FileCollection['owner'];
const everything = () => true;
const fully = () => 'download' as const;

/** Files of a company are for its owner only. */
async function companyAccess(db: Queryable, viewer: Viewer, id: number): Promise<RecordAccess> {
  if (!(await ownsCompany(db, viewer.id, id))) throw new DomainError('company.not_found');
  return {
    role: 'owner',
    opens: everything,
    accessTo: fully,
    closed: null,
    opportunityId: null,
    dealId: null,
  };
}

/** Files of an opportunity are for its owner and staff; requesters read the copies in their deal. */
async function opportunityAccess(db: Queryable, viewer: Viewer, id: number): Promise<RecordAccess> {
  const row = await visibleOpportunity(db, viewer, id);
  const gone = row.unlistedAt ? new DomainError('opportunity.unlisted') : null;
  return {
    role: row.ownerId === viewer.id ? 'owner' : viewer.isStaff ? 'staff' : null,
    opens: everything,
    accessTo: fully,
    closed: row.soldAt ? new DomainError('opportunity.sold') : gone,
    opportunityId: id,
    dealId: null,
  };
}

/** The files of a deal are the seller's, whoever owns the listing. */
const ROLES = { seller: 'owner', buyer: 'reader', staff: 'staff' } as const;

function closedBy(status: DealStatus, isAttached: boolean): DomainError | null {
  if (status !== 'active') return new DomainError('deal.wrong_status', { status });
  return isAttached ? null : new DomainError('deal.no_company');
}

/** The day is left out, so that a query of it is built once. */
const groupsOf = ({ day: _day, ...groups }: DocumentReader): Groups => groups;

/** Call `applyExpiries` before, since an ended exclusivity changes the access. */
export async function dealAccess(db: Queryable, viewer: Viewer, dealId: number): Promise<RecordAccess> {
  const row = await findDeal(db, viewer.id, dealId);
  const reader = row && readerIn(row, viewer.id);
  if (!row || !reader || (reader === 'staff' && !viewer.isStaff)) throw new DomainError('deal.not_found');
  const { deal, snapshot } = row;
  const opening = disclosureOf(deal, reader);
  const documents = documentReader(deal, reader, marketDay(new Date()));
  return {
    role: ROLES[reader],
    opens: (kind) => opening[kind],
    accessTo: (file) => accessTo(documents, file),
    documents: reader === 'buyer' ? groupsOf(documents) : undefined,
    watermark: watermarkTo(snapshot, reader),
    closed: closedBy(deal.status, hasCompany(snapshot)),
    opportunityId: deal.opportunityId,
    dealId,
  };
}

/** A proof of funds is for the buyer, staff, and the sellers whom the buyer shows it to at present. */
export async function proofAccess(db: Queryable, viewer: Viewer, buyerId: number): Promise<RecordAccess> {
  const role = viewer.id === buyerId ? 'owner' : viewer.isStaff ? 'staff' : 'reader';
  if (role === 'reader' && !(await mayReadProof(db, viewer.id, buyerId)))
    throw new DomainError('file.not_found');
  return { role, opens: everything, accessTo: fully, closed: null, opportunityId: null, dealId: null };
}

const FIND: Record<Owner, (db: Queryable, viewer: Viewer, id: number) => Promise<RecordAccess>> = {
  company: companyAccess,
  opportunity: opportunityAccess,
  deal_opportunity: async (db, viewer, id) => dealAccess(db, viewer, await dealOfSnapshot(db, id)),
};

const LOCK: Record<Owner, (tx: Transaction, viewer: Viewer, id: number) => Promise<unknown>> = {
  company: (tx, _viewer, id) => lockCompany(tx, id),
  opportunity: (tx, _viewer, id) => lockOpportunity(tx, id),
  deal_opportunity: async (tx, viewer, id) => openDeal(tx, viewer, await dealOfSnapshot(tx, id)),
};

/** The viewer's access to the record; 404 if they may not know of it. */
export const resolveAccess = (db: Queryable, viewer: Viewer, owner: Owner, id: number) =>
  FIND[owner](db, viewer, id);

/** The same for changes of its files: the record stays locked, so that changes are made one after the other. */
export async function lockAndResolveAccess(tx: Transaction, viewer: Viewer, owner: Owner, id: number) {
  await LOCK[owner](tx, viewer, id);
  return FIND[owner](tx, viewer, id);
}
