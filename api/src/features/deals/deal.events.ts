import { type DealPhase, type NotificationType, routes } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { dealEvents, dealOpportunities } from '../../../db/schema/index.ts';
import { notifyMany } from '../../events/notify.ts';

type NewEvent = typeof dealEvents.$inferInsert;

/** Adds to the timeline of a deal; `actorId` null is the server. */
export async function logEvent(
  tx: Transaction,
  event: Pick<NewEvent, 'dealId' | 'event' | 'phase' | 'actorId' | 'details'>,
) {
  await tx.insert(dealEvents).values(event);
}

/** A notification to parties of a deal, by its project title. Never name the actor here. */
export async function notifyParties(
  tx: Transaction,
  dealId: number,
  userIds: number[],
  type: NotificationType,
  params = {},
) {
  const [snapshot] = await tx
    .select({ title: dealOpportunities.projectTitle })
    .from(dealOpportunities)
    .where(eq(dealOpportunities.dealId, dealId));
  const all = { project_title: snapshot?.title ?? '', ...params };
  await notifyMany(tx, userIds, { type, link: routes.dealView(dealId), params: all });
}

interface Change {
  deal: { id: number; phase: DealPhase };
  actor: { id: number };
  otherId: number;
}

/** Logs what the actor has done, and notifies the other party; `phase` is that of the deal after it. */
export async function logAndNotify(
  tx: Transaction,
  { deal, actor, otherId }: Change,
  [event, type]: readonly [event: string, type: NotificationType],
  { phase = deal.phase, params }: { phase?: DealPhase; params?: Record<string, string> } = {},
) {
  await logEvent(tx, { dealId: deal.id, event, phase, actorId: actor.id });
  await notifyParties(tx, deal.id, [otherId], type, params);
}
