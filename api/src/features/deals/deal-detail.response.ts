import type { DealDetail, DealSide, StoredFile } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { DomainError } from '../../domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import {
  listSnapshotFiles,
  readSnapshot,
  snapshotPrivateData,
  snapshotTeaser,
} from '../deal-snapshots/index.ts';
import { fileView } from '../stored-files/index.ts';
import { dealResponse, letterResponse, roleOf } from './deal.response.ts';
import { actorOf, allowedActions, sideOf } from './deal.rules.ts';
import { findDeal, readLetters, readLog } from './deals.sql.ts';
import { disclosureOf } from './disclosure.rules.ts';
import { runs } from './open-deal.ts';
import { phaseSteps } from './phase-steps.rules.ts';

/** One deal as its viewer may see it; 404 for users who are not part of it. Call `settle` before. */
export async function dealDetail(db: Queryable, viewer: Viewer, id: number): Promise<DealDetail> {
  const row = await findDeal(db, viewer.id, id);
  const isParty = row && [row.deal.ownerId, row.deal.requesterId].includes(viewer.id);
  if (!row || (!isParty && !viewer.isStaff)) throw new DomainError('deal.not_found');
  const { deal } = row;
  const role = roleOf(row, viewer.id);
  const opening = disclosureOf(deal, isParty ? role : 'staff');
  const log = await readLog(db, id);
  const letters = await readLetters(db, id);
  const snapshot = await readSnapshot(db, id);
  const stored = await listSnapshotFiles(db, snapshot.id);
  const facts = {
    ...deal,
    type: snapshot.type,
    hasOpenLoi: letters.some(({ letter }) => letter.status === 'submitted'),
    exclusivityRuns: runs(deal, new Date()),
  };
  const actor = actorOf(facts, viewer.id);
  const group = (kind: (typeof stored)[number]['kind']): StoredFile[] =>
    stored.filter((file) => file.kind === kind).map(fileView);
  const sideOfUser = (userId: number | null): DealSide | null =>
    userId === null ? null : sideOf(snapshot.type, userId === deal.ownerId ? 'owner' : 'requester');
  const access = { deal_id: deal.id, request_id: null, can_request_from: null };
  return {
    ...dealResponse(row, viewer.id),
    phases: phaseSteps(deal.phase, deal.status, log),
    actions: actor ? allowedActions(facts, actor) : [],
    loi_documents: opening.loi ? letters.map(letterResponse) : [],
    deal_opportunity_id: snapshot.id,
    opportunity: snapshotTeaser(snapshot, {
      opportunityId: deal.opportunityId,
      access:
        role === 'owner'
          ? { status: 'owner', ...access, deal_id: null }
          : { status: 'deal_exists', ...access },
      sold: row.soldAt !== null,
      underExclusivity: facts.exclusivityRuns || deal.pauseReason === 'exclusivity',
      isOpen: opening.privateData,
    }),
    private_data: opening.privateData ? await snapshotPrivateData(db, snapshot, row.owner) : null,
    documents: {
      annual_accounts: opening.annual_accounts ? group('annual_accounts') : null,
      documents: opening.documents ? group('documents') : null,
      general_ledger: opening.general_ledger ? group('general_ledger') : null,
    },
    timeline: log.map((entry) => ({
      id: entry.id,
      event: entry.event,
      side: sideOfUser(entry.actorId),
      phase: entry.phase,
      created_at: entry.createdAt.toISOString(),
    })),
  };
}
