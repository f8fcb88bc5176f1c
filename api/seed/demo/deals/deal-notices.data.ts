import type { NotificationType } from '@handover/shared/contract';

export interface NoticeDemo {
  to: 'seller' | 'buyer' | 'rival';
  type: NotificationType;
  /** The project title; the link goes to the deal of it, or to a list where there is none yet. */
  title: string;
  daysAgo: number;
  isRead?: boolean;
}

/** The notifications that the deals of the demo would have caused. */
export const DEAL_NOTICES: NoticeDemo[] = [
  { to: 'seller', type: 'loi_submitted', title: 'SaaS for property managers', daysAgo: 13, isRead: true },
  { to: 'seller', type: 'loi_submitted', title: 'Organic biscuit maker', daysAgo: 3 },
  {
    to: 'seller',
    type: 'question_asked',
    title: 'Precision machining, aerospace certified',
    daysAgo: 2.3,
  },
  { to: 'seller', type: 'exclusivity_ended', title: 'Solar maintenance', daysAgo: 2, isRead: true },
  { to: 'seller', type: 'access_requested', title: 'Payroll outsourcing', daysAgo: 1.5 },
  { to: 'seller', type: 'loi_expiring', title: 'SaaS for property managers', daysAgo: 1 },
  { to: 'seller', type: 'access_requested', title: 'Regional haulier, 38 trucks', daysAgo: 0.4 },
  {
    to: 'buyer',
    type: 'loi_accepted',
    title: 'Precision machining, aerospace certified',
    daysAgo: 24,
    isRead: true,
  },
  { to: 'buyer', type: 'deal_phase_changed', title: 'Dental laboratory', daysAgo: 16.5, isRead: true },
  { to: 'buyer', type: 'access_accepted', title: 'Managed IT provider, 80% recurring', daysAgo: 3 },
  { to: 'buyer', type: 'exclusivity_ended', title: 'Solar maintenance', daysAgo: 2 },
  {
    to: 'buyer',
    type: 'question_answered',
    title: 'Precision machining, aerospace certified',
    daysAgo: 1.5,
  },
  {
    to: 'rival',
    type: 'deal_paused_by_exclusivity',
    title: 'Precision machining, aerospace certified',
    daysAgo: 24,
    isRead: true,
  },
  { to: 'rival', type: 'loi_expiring', title: 'SaaS for property managers', daysAgo: 1 },
];
