import {
  type DealPhase,
  type NotificationType,
  type QueryValues,
  routes,
  type TimelineDetails,
} from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import type { NotificationSubject } from '../../events/notification-subject.ts';
import { notifyMany } from '../../events/notify.sql.ts';
import { touchDeal } from '../../events/touch-deal.sql.ts';
import { insertEvent, type NewEvent, snapshotFacts } from './deal-facts.sql.ts';

/** Adds to the timeline of a deal, which the open pages of both parties follow; `actorId` null is the server. */
export async function logEvent(tx: Transaction, event: NewEvent) {
  await insertEvent(tx, event);
  await touchDeal(tx, event.dealId);
}

interface NotificationOptions {
  /** Params of the texts, besides the project title. */
  params?: object | undefined;
  /** The actor; absent for the server, and for anybody who is no party of this deal. */
  actorId?: number;
  about?: Omit<NotificationSubject, 'dealId'>;
  /** The query of the deal's page that opens the very place. */
  place?: QueryValues;
  /** The place that a notification of several leads to. Without it each has a line of its own. */
  gatherPlace?: QueryValues;
  /** The ids of what happened several times at once. */
  several?: readonly number[];
  /** Of the parties and who acts for them, this person alone. */
  person?: number;
}

/** A notification to parties of a deal, by its project title. */
export async function notifyParties(
  tx: Transaction,
  dealId: number,
  userIds: number[],
  type: NotificationType,
  { params, actorId, about, place, gatherPlace, several, person }: NotificationOptions = {},
) {
  const snapshot = await snapshotFacts(tx, dealId);
  const all = { project_title: snapshot?.title ?? '', ...params };
  await notifyMany(tx, userIds, {
    type,
    link: routes.dealView(dealId, place),
    params: all,
    about: { dealId, ...about },
    several,
    person,
    ...(actorId !== undefined && { actorId }),
    ...(gatherPlace && { gatherLink: routes.dealView(dealId, gatherPlace) }),
  });
}

interface Change {
  deal: { id: number; phase: DealPhase };
  actor: { id: number };
  otherId: number;
}

interface EventContent {
  phase?: DealPhase;
  /** The params of the notification. */
  params?: Record<string, string>;
  details?: TimelineDetails;
}

/** Logs an action of the actor, and notifies the other party; `phase` is that of the deal after it. */
export async function logAndNotify(
  tx: Transaction,
  { deal, actor, otherId }: Change,
  [event, type]: readonly [event: string, type: NotificationType],
  { phase = deal.phase, params, details }: EventContent = {},
) {
  await logEvent(tx, { dealId: deal.id, event, phase, actorId: actor.id, details });
  await notifyParties(tx, deal.id, [otherId], type, { params, actorId: actor.id });
}
