import type { NotificationType } from '@handover/shared/contract';

export type NotificationAction =
  | 'answer'
  | 'letter'
  | 'offers'
  | 'correct'
  | 'deal'
  | 'documents'
  | 'reply'
  | 'check'
  | 'advisers'
  | 'list'
  | 'closing';

const ACTIONS: Partial<Record<NotificationType, NotificationAction>> = {
  access_requested: 'answer',
  access_asked: 'reply',
  access_answered: 'answer',
  access_waiting: 'answer',
  access_accepted: 'deal',
  answer_corrected: 'reply',
  closing_added: 'closing',
  closing_done: 'closing',
  closing_returned: 'closing',
  closing_not_needed: 'closing',
  closing_files_added: 'closing',
  version_added: 'closing',
  version_marked: 'closing',
  version_unmarked: 'closing',
  version_agreed: 'closing',
  signed_copy_added: 'closing',
  signed_copy_confirmed: 'closing',
  signed_copy_returned: 'closing',
  completion_announced: 'deal',
  completion_ending: 'answer',
  completion_proposed: 'answer',
  completion_refused: 'deal',
  company_attached: 'documents',
  delegation_invited: 'answer',
  delegation_accepted: 'advisers',
  delegation_declined: 'advisers',
  delegation_changed: 'advisers',
  diligence_sent: 'list',
  diligence_added: 'list',
  diligence_provided: 'list',
  diligence_returned: 'list',
  diligence_commented: 'list',
  diligence_due: 'list',
  document_added: 'documents',
  exclusivity_proposed: 'answer',
  bid_date_ending: 'letter',
  bid_date_set: 'letter',
  counter_declined: 'letter',
  counter_taken_over: 'letter',
  letters_opened: 'offers',
  loi_countered: 'answer',
  loi_declined: 'letter',
  loi_expiring: 'letter',
  loi_submitted: 'letter',
  loi_updated: 'letter',
  new_device: 'check',
  opportunity_rejected: 'correct',
  question_answered: 'reply',
  question_assigned: 'answer',
  question_asked: 'answer',
  question_edited: 'answer',
};
/** Those that ask the reader to do something, rather than to look. */
const ASKS: readonly NotificationType[] = [
  'access_requested',
  'access_asked',
  'access_answered',
  'access_waiting',
  'completion_announced',
  'completion_ending',
  'completion_proposed',
  'completion_refused',
  'bid_date_ending',
  'delegation_invited',
  'counter_taken_over',
  'diligence_sent',
  'diligence_returned',
  'diligence_due',
  'closing_done',
  'version_marked',
  'signed_copy_added',
  'exclusivity_proposed',
  'letters_opened',
  'loi_countered',
  'loi_expiring',
  'loi_submitted',
  'loi_updated',
  'opportunity_rejected',
  'question_asked',
  'question_assigned',
];

/** The one action of a notification, at the place of its link; undefined where there is nothing but to read it. */
export const actionOf = (type: NotificationType): NotificationAction | undefined => ACTIONS[type];

/** Whether it asks its reader to do something, and so stands out until it is read. */
export const asksReader = ({ type, is_read }: { type: NotificationType; is_read: boolean }): boolean =>
  !is_read && ASKS.includes(type);
