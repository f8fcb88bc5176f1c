import type { Day, Notification } from '@handover/shared/contract';
import { dateOf } from '../../rules/days.ts';

export interface NotificationDay {
  /** The day on the reader's calendar. */
  date: Day;
  notifications: Notification[];
}

/** Groups notifications by day, in their order. */
export function daysOf(notifications: readonly Notification[]): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const each of notifications) {
    const date = dateOf(each.created_at);
    const last = days.at(-1);
    if (last?.date === date) last.notifications.push(each);
    else days.push({ date, notifications: [each] });
  }
  return days;
}
