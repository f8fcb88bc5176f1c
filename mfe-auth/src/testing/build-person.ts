import type { PersonDetail } from '@handover/shared/contract';

/** An account as staff see it. */
export const buildPerson = (overrides: Partial<PersonDetail> = {}): PersonDetail => ({
  id: 12,
  first_name: 'Claire',
  last_name: 'Moreau',
  email: 'claire@example.test',
  email_proven: true,
  is_staff: false,
  has_second_factor: false,
  suspended_at: null,
  created_at: '2026-01-05T09:00:00.000Z',
  sessions: 2,
  last_used_at: '2026-11-20T09:00:00.000Z',
  opportunities: 3,
  deals: 1,
  measures: [],
  buyer_profile: null,
  firm: null,
  ...overrides,
});
