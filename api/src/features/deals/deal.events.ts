import { type NotificationType, routes } from '@handover/shared/contract';
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
