import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import {
  companies,
  dealArchives,
  dealEvents,
  dealOpportunities,
  deals,
  files,
  opportunities,
} from '../../../db/schema/index.ts';
import { attachCompany, snapshotOpportunity } from '../../../src/features/deal-snapshots/index.ts';
import { discloseOpenFiles } from '../../../src/features/deals/index.ts';
import type { FileStorage } from '../../../src/storage/storage.ts';
import { daysAgo, exclusivityEnd, historyOf, WAIT_DAYS } from './deal-history.ts';
import type { DealDemo } from './deals.data.ts';
import { seedCompletion } from './seed-completion.ts';
import { seedLetter } from './seed-letter.ts';
import { seedRequest } from './seed-request.ts';

export interface Parties {
  opportunityId: number;
  ownerId: number;
  requesterId: number;
  requesterName: string;
}

function stateOf(demo: DealDemo, { requesterId }: Parties, now: Date) {
  const { exclusivity, endedDaysAgo } = demo;
  const end = exclusivity && exclusivityEnd(exclusivity, now);
  return {
    phase: demo.phase,
    status: demo.status,
    endedAt: endedDaysAgo === undefined ? null : daysAgo(endedDaysAgo, now),
    cancellationReason: demo.cancellationReason ?? null,
    cancelledBy: demo.cancellationReason ? requesterId : null,
    exclusivityStartedAt: exclusivity ? daysAgo(exclusivity.acceptedDaysAgo, now) : null,
    exclusivityEndsAt: end ?? null,
    exclusivityClosedAt: end && end < now ? end : null,
    // The state that the server would restore when the winner's exclusivity ends.
    ...(demo.pausedByExclusivityDaysAgo
      ? { pauseReason: 'exclusivity', statusBeforeExclusivity: 'active' as const }
      : {}),
  };
}

/** What the seller brings to a mandate. */
async function companyOf(tx: Transaction, { company: name }: DealDemo): Promise<number | null> {
  if (!name) return null;
  const rows = await tx.select({ id: companies.id }).from(companies).where(eq(companies.name, name));
  return onlyRow(rows).id;
}

/** Seeds a deal in its phase, with request, snapshot, timeline and letter; returns its id. */
export async function seedDeal(
  tx: Transaction,
  storage: FileStorage,
  demo: DealDemo,
  parties: Parties,
  now: Date,
): Promise<number> {
  const { requesterName: _name, ...ids } = parties;
  const companyId = await companyOf(tx, demo);
  const createdAt = daysAgo(demo.startedDaysAgo, now);
  const state = stateOf(demo, parties, now);
  const accessRequestId = await seedRequest(
    tx,
    {
      opportunityId: ids.opportunityId,
      requesterId: ids.requesterId,
      status: 'accepted',
      decidedAt: createdAt,
      showsProfile: companyId === null,
      companyId,
      closedAt: demo.status === 'cancelled' ? state.endedAt : null,
    },
    daysAgo(demo.startedDaysAgo + WAIT_DAYS, now),
  );
  const history = historyOf(demo, now);
  const updatedAt = history.at(-1)?.at ?? createdAt;
  const row = { ...ids, ...state, accessRequestId, title: demo.title, createdAt, updatedAt };
  const deal = onlyRow(await tx.insert(deals).values(row).returning({ id: deals.id }));
  const snapshotId = await snapshotOpportunity(tx, ids.opportunityId, deal.id);
  if (companyId !== null) await attachCompany(tx, { snapshotId, companyId, sellerId: ids.requesterId });
  await tx
    .update(dealOpportunities)
    .set({ createdAt, updatedAt: createdAt })
    .where(eq(dealOpportunities.id, snapshotId));
  await discloseOpenFiles(tx, deal.id);
  await tx
    .update(files)
    .set({ openedAt: createdAt, disclosedAt: createdAt })
    .where(and(eq(files.dealOpportunityId, snapshotId), isNotNull(files.openedAt)));
  const actors = { owner: ids.ownerId, requester: ids.requesterId, server: null };
  await tx.insert(dealEvents).values(
    history.map(({ event, phase, by, at }) => ({
      dealId: deal.id,
      event,
      phase,
      actorId: actors[by],
      createdAt: at,
    })),
  );
  await seedLetter(tx, storage, demo, { dealId: deal.id, ...parties }, now);
  await seedCompletion(tx, storage, demo, { dealId: deal.id, ...parties }, now);
  if (demo.archived)
    await tx
      .insert(dealArchives)
      .values([ids.ownerId, ids.requesterId].map((userId) => ({ dealId: deal.id, userId })));
  if (demo.status === 'completed')
    await tx
      .update(opportunities)
      .set({ soldAt: state.endedAt, unlistedAt: state.endedAt, updatedAt: state.endedAt ?? now })
      .where(eq(opportunities.id, ids.opportunityId));
  return deal.id;
}
