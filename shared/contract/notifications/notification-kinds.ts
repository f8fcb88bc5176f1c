/** The kinds of notifications that people switch on and off. Every type belongs to one kind. */
export const NOTIFICATION_KINDS = {
  opportunities: ['opportunity_approved', 'opportunity_rejected'],
  requests: [
    'access_requested',
    'access_withdrawn',
    'access_asked',
    'access_answered',
    'access_waiting',
    'access_accepted',
    'access_declined',
    'access_expired',
    'funds_shown',
  ],
  letters: [
    'loi_submitted',
    'loi_updated',
    'loi_withdrawn',
    'loi_accepted',
    'loi_declined',
    'loi_expiring',
    'loi_expired',
    'bid_date_set',
    'bid_date_removed',
    'bid_date_ending',
    'letters_opened',
    'loi_countered',
    'counter_taken_over',
    'counter_declined',
  ],
  exclusivity: [
    'exclusivity_changed',
    'exclusivity_proposed',
    'exclusivity_agreed',
    'exclusivity_refused',
    'exclusivity_ending',
    'exclusivity_ended',
    'deal_paused_by_exclusivity',
  ],
  deals: [
    'deal_resumed',
    'deal_phase_changed',
    'deal_changed',
    'company_attached',
    'deal_paused',
    'deal_cancelled',
    'completion_proposed',
    'completion_ending',
    'completion_announced',
    'completion_refused',
    'deal_completed',
  ],
  questions: [
    'question_asked',
    'question_edited',
    'question_answered',
    'answer_corrected',
    'diligence_sent',
    'diligence_added',
    'diligence_provided',
    'diligence_returned',
    'diligence_commented',
  ],
  documents: ['document_added'],
  searches: ['search_found', 'search_digest'],
  advisers: [
    'delegation_invited',
    'delegation_accepted',
    'delegation_declined',
    'delegation_changed',
    'delegation_ended',
    'delegation_expired',
  ],
  favorites: ['favorite_price_changed', 'favorite_unavailable', 'favorite_back'],
  firms: ['firm_invited', 'firm_joined', 'firm_left', 'firm_role_changed', 'firm_removed', 'firm_handed_on'],
  security: ['password_changed', 'new_device'],
} as const;
export const NOTIFICATION_TYPES: readonly NotificationType[] = Object.values(NOTIFICATION_KINDS).flat();

/** The `person` of a notification whose account is closed; clients translate it. */
export const FORMER_USER = 'former_user';

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export type NotificationType = (typeof NOTIFICATION_KINDS)[NotificationKind][number];
