import type {
  FirmInvitation,
  FirmMember,
  MyFirm,
  PublicFirm,
  ReceivedInvitation,
} from '@handover/shared/contract';

const publicFirm: PublicFirm = {
  name: 'Roux & Associés',
  kind: 'adviser',
  country: 1,
  website: 'https://roux.example',
  logo: null,
};

/** The firm of the viewer, whom it has as its last owner. */
export const buildMyFirm = (overrides: Partial<MyFirm> = {}): MyFirm => ({
  firm: { ...publicFirm, id: 4, about: 'Succession in the west.', created_at: '2026-01-05T09:00:00.000Z' },
  role: 'owner',
  leaving: 'hand_on_first',
  invitations: [],
  ...overrides,
});

export const buildMember = (overrides: Partial<FirmMember> = {}): FirmMember => ({
  id: 8,
  first_name: 'Yann',
  last_name: 'Le Goff',
  email: 'yann@roux.example',
  image: null,
  role: 'member',
  is_me: false,
  joined_at: '2026-02-05T09:00:00.000Z',
  ...overrides,
});

export const buildInvitation = (overrides: Partial<FirmInvitation> = {}): FirmInvitation => ({
  id: 21,
  email: 'paul@roux.example',
  role: 'reader',
  expires_at: '2026-12-13T22:59:59.999Z',
  is_expired: false,
  ...overrides,
});

export const buildReceived = (overrides: Partial<ReceivedInvitation> = {}): ReceivedInvitation => ({
  id: 21,
  firm: publicFirm,
  role: 'reader',
  email: 'claire@example.test',
  expires_at: '2026-12-13T22:59:59.999Z',
  ...overrides,
});
