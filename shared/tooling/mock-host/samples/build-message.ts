import { NOTIFICATION_TYPES, type Notification, type NotificationType } from '@handover/shared/contract';

type Sample = Pick<Notification, 'params' | 'link'> & Partial<Pick<Notification, 'person' | 'deal_id'>>;

const title = { project_title: 'Bakery group in Brittany' };
const asOwner = { params: title, link: '/user-deals?role=owner' };
const asRequester = { params: title, link: '/user-deals?role=requester' };
const onDeal = { params: title, link: '/user-deals/view/1', person: 'Thomas Keller', deal_id: 1 };
const inFirm = { params: { firm_name: 'Roux & Associés' }, link: '/firm', person: 'Anne Roux' };
const about = (sample: Sample, params: Sample['params']): Sample => ({
  ...sample,
  params: { ...sample.params, ...params },
});
const ofAdvisers = { params: {}, link: '/user-details/advisers', person: 'Anne Roux' };
const date = '2026-12-24';

/** Params and link of a type, as the server sends them, where they are not those of a deal. */
const SAMPLES: Partial<Record<NotificationType, Sample>> = {
  opportunity_approved: { params: title, link: '/user-opps/view/1' },
  opportunity_rejected: {
    params: { ...title, reason: 'The figures of 2024 are missing.' },
    link: '/user-opps/view/1',
  },
  access_requested: asOwner,
  access_withdrawn: asOwner,
  access_asked: asRequester,
  access_answered: asOwner,
  access_waiting: about(asOwner, { days: 3 }),
  access_declined: asRequester,
  access_expired: asRequester,
  funds_shown: { params: { date }, link: '/user-details/buyer' },
  loi_expiring: about(onDeal, { days: 2 }),
  bid_date_set: about(onDeal, { date }),
  bid_date_removed: about(onDeal, { date }),
  bid_date_ending: about(onDeal, { date, count: 3 }),
  letters_opened: { params: title, link: '/user-deals/offers/1' },
  counter_declined: about(onDeal, { reason: 'The price is our last word' }),
  exclusivity_changed: about(onDeal, { date }),
  exclusivity_proposed: about(onDeal, { date }),
  exclusivity_agreed: about(onDeal, { date }),
  exclusivity_ending: about(onDeal, { days: 5 }),
  deal_phase_changed: about(onDeal, { phase: 'due_diligence' }),
  completion_proposed: about(onDeal, { date }),
  completion_ending: about(onDeal, { date, count: 2 }),
  completion_refused: about(onDeal, { reason: 'The price is another one' }),
  diligence_due: about(onDeal, { date, count: 3 }),
  deal_changed: about(onDeal, { count: 2 }),
  firm_invited: inFirm,
  firm_joined: inFirm,
  firm_left: inFirm,
  firm_role_changed: about(inFirm, { role: 'member' }),
  firm_removed: inFirm,
  firm_handed_on: inFirm,
  search_found: { params: { ...title, search_name: 'Foundries' }, link: '/opportunities/1' },
  delegation_invited: ofAdvisers,
  delegation_accepted: ofAdvisers,
  delegation_declined: ofAdvisers,
  delegation_changed: ofAdvisers,
  delegation_ended: ofAdvisers,
  delegation_expired: ofAdvisers,
  search_digest: { params: { count: 3 }, link: '/saved-searches' },
  favorite_price_changed: { params: title, link: '/opportunities/1' },
  favorite_unavailable: { params: title, link: '/opportunities/sell-opportunities' },
  favorite_back: { params: title, link: '/opportunities/1' },
  password_changed: { params: {}, link: '/user-details/security' },
  new_device: { params: { browser: 'Firefox', platform: 'Linux' }, link: '/user-details/security' },
};

export const MESSAGE_TYPES: readonly NotificationType[] = NOTIFICATION_TYPES;

/** A message of this type as the server would send it now, with a new id. */
export const buildMessage = (type: NotificationType, now: number = Date.now()): Notification => ({
  id: now,
  type,
  text_key: type,
  person: null,
  deal_id: null,
  opportunity_id: null,
  group: null,
  ...(SAMPLES[type] ?? onDeal),
  created_at: new Date(now).toISOString(),
  is_read: false,
});
