import type { ActingFor, Delegation } from '../../contract/index.ts';

/** What the user has given to an adviser, for a company. */
export const buildDelegation = (overrides: Partial<Delegation> = {}): Delegation => ({
  id: 5,
  side: 'given',
  person: 'Anne Roux',
  firm: 'Roux & Associés',
  scope: 'company',
  subject_id: 3,
  subject: 'Sawmill Fontaine',
  right: 'edit',
  acceptance_words: null,
  ends_on: '2027-11-29',
  state: 'active',
  created_at: '2026-11-29T09:00:00.000Z',
  accepted_at: '2026-11-29T10:00:00.000Z',
  ended_at: null,
  ...overrides,
});

/** What a record says to who acts there for somebody else. */
export const buildActingFor = (overrides: Partial<ActingFor> = {}): ActingFor => ({
  delegation_id: 5,
  name: 'Claire Fontaine',
  scope: 'company',
  right: 'edit',
  may_accept: false,
  ...overrides,
});
