import { addDays, NDA_VERSION } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { accessRequests } from '../../../db/schema/index.ts';

const LIFE_DAYS = 21;

type Row = typeof accessRequests.$inferInsert;
type Facts = Pick<
  Row,
  | 'opportunityId'
  | 'requesterId'
  | 'status'
  | 'message'
  | 'showsProfile'
  | 'declineReason'
  | 'decidedAt'
  | 'closedAt'
>;

/** Seeds an access request with the NDA accepted at `askedAt`; returns its id. */
export async function seedRequest(tx: Transaction, facts: Facts, askedAt: Date): Promise<number> {
  const inserted = await tx
    .insert(accessRequests)
    .values({
      ...facts,
      ndaVersion: NDA_VERSION,
      ndaAcceptedAt: askedAt,
      ndaIp: '127.0.0.1',
      expiresAt: marketEnd(addDays(marketDay(askedAt), LIFE_DAYS)),
      createdAt: askedAt,
      updatedAt: facts.decidedAt ?? askedAt,
    })
    .returning({ id: accessRequests.id });
  return onlyRow(inserted).id;
}
