import type { Notification } from '@handover/shared/contract';
import { dateOf } from '../../rules/days.ts';

export interface Day {
  /** yyyy-mm-dd, as the reader's clock has it. */
  date: string;
  notifications: Notification[];
}

/** In their order, by day. */
export function daysOf(notifications: readonly Notification[]): Day[] {
  const days: Day[] = [];
  for (const each of notifications) {
    const date = dateOf(new Date(each.created_at));
    const last = days.at(-1);
    if (last?.date === date) last.notifications.push(each);
    else days.push({ date, notifications: [each] });
  }
  return days;
}
