import type { Bidder } from '@handover/shared/contract';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { logStaffRead } from '../../deals/index.ts';
import { personName } from '../../users/index.ts';
import { countReadable, listBidders } from '../bidders.sql.ts';
import { documentsTo, readableRoom } from '../readable-room.ts';

/** The buyers of a listing and what each has done so far, for its seller: facts, no score. */
export async function readBidders(call: IdCall): Promise<{ bidders: Bidder[] }> {
  const { app, viewer } = call;
  const { row, reader } = await readableRoom(call);
  if (reader === 'buyer') throw new DomainError('file.log_owner_only');
  const { deal, snapshot } = row;
  const rows = await listBidders(app.db, {
    dealId: deal.id,
    opportunityId: deal.opportunityId,
    ownerId: deal.ownerId,
    type: snapshot.type,
    adviserId: viewer.acting?.adviserId,
  });
  if (reader === 'staff')
    for (const {
      deal: { id: dealId, opportunityId },
    } of rows)
      await logStaffRead(app.db, { opportunityId, dealId, staffId: viewer.id });
  const rooms = rows.map(({ deal, snapshotId }) => ({ snapshotId, groups: documentsTo(deal, 'buyer') }));
  const open = await countReadable(app.db, rooms);
  return {
    bidders: rows.map(({ deal, snapshotId, person, lastSeenAt, ...counts }) => ({
      deal_id: deal.id,
      person: person.closedAt ? null : personName(person),
      status: deal.status,
      phase: deal.phase,
      last_seen_at: lastSeenAt?.toISOString() ?? null,
      documents_read: counts.read,
      documents_open: open.get(snapshotId) ?? 0,
      questions: counts.questions,
      questions_open: counts.questionsOpen,
      letters: counts.letters,
    })),
  };
}
