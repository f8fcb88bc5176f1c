import { addDays, routes } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Transaction } from '../../../db/connect.ts';
import { notifications } from '../../../db/schema/index.ts';
import type { DemoUsers } from '../accounts.ts';
import { daysAgo, exclusivityEnd } from './deal-history.ts';
import { DEAL_NOTICES, type NoticeDemo } from './deal-notices.data.ts';
import { DEALS } from './deals.data.ts';

function paramsOf({ type, title }: NoticeDemo, now: Date): Record<string, string> {
  const deal = DEALS.find((each) => each.title === title && each.loi);
  const base = { project_title: title };
  if (type === 'loi_submitted' && deal?.loi)
    return { ...base, date: addDays(marketDay(now), deal.loi.expiresInDays) };
  if (type === 'loi_accepted' && deal?.exclusivity)
    return { ...base, date: marketDay(exclusivityEnd(deal.exclusivity, now)) };
  if (type === 'deal_phase_changed' && deal) return { ...base, phase: deal.phase };
  return base;
}

/** The subject of a notification, and the other party. */
export interface NoticeContext {
  dealId?: number;
  opportunityId?: number;
  actorId: number;
}
/** The types without an actor: those of the server, and those whose cause the reader may not know. */
const WITHOUT_ACTOR: readonly string[] = ['exclusivity_ended', 'loi_expiring', 'deal_paused_by_exclusivity'];

/** Seeds the notifications of each user; `contextOf` finds their deal or request. */
export async function seedDealNotices(
  tx: Transaction,
  people: DemoUsers,
  contextOf: (title: string, person: NoticeDemo['to']) => NoticeContext | undefined,
  now: Date,
): Promise<void> {
  const rows = DEAL_NOTICES.map((notice) => {
    const { to, type, title } = notice;
    const { actorId = null, dealId = null, opportunityId = null } = contextOf(title, to) ?? {};
    return {
      userId: people[to],
      type,
      textKey: type,
      params: paramsOf(notice, now),
      link: dealId ? routes.dealView(dealId) : routes.deals('owner'),
      actorId: WITHOUT_ACTOR.includes(type) ? null : actorId,
      dealId,
      opportunityId,
      isRead: notice.isRead ?? false,
      createdAt: daysAgo(notice.daysAgo, now),
    };
  });
  await tx.insert(notifications).values(rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
}
