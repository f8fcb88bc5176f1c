import type { Notification, User } from '../../contract/index.ts';

/** The signed-in user. */
export const buildUser = (overrides: Partial<User> = {}): User => ({
  id: 1,
  email: 'seller@handover.test',
  first_name: 'Claire',
  last_name: 'Moreau',
  linkedin_url: '',
  company: '',
  role: '',
  place: '',
  website: '',
  spoken_languages: '',
  about: '',
  phone: '',
  image: null,
  email_proven: true,
  second_factor_needed: false,
  is_staff: false,
  has_password: true,
  language: 'en',
  created_at: '2026-01-05T09:00:00.000Z',
  ...overrides,
});

/** An unread notification. */
export const buildNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: 1,
  type: 'access_requested',
  text_key: 'access_requested',
  params: { project_title: 'Bakery group in Brittany' },
  link: '/user-deals?role=owner',
  person: null,
  deal_id: null,
  opportunity_id: null,
  group: null,
  created_at: '2026-11-20T09:00:00.000Z',
  is_read: false,
  ...overrides,
});
