import {
  type Firm,
  type FirmInvitation,
  type FirmMember,
  type MyFirm,
  type PublicFirm,
  paths,
  type ReceivedInvitation,
} from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { findUser, imageUrl, readableEmail } from '../users/index.ts';
import { leavingOf } from './firms.rules.ts';
import { type FirmRow, findFirmOf } from './firms.sql.ts';
import { type InvitationRow, invitationsTo, type ReceivedRow } from './invitations.sql.ts';
import type { MemberRow } from './members.sql.ts';

const logoUrl = ({ id, logoKey }: FirmRow) => logoKey && paths.firmLogo(id, logoKey.split('/').at(-1) ?? '');

export const publicFirm = (firm: FirmRow): PublicFirm => ({
  name: firm.name,
  kind: firm.kind,
  country: firm.countryId,
  website: firm.website,
  logo: logoUrl(firm),
});

const firmView = (firm: FirmRow): Firm => ({
  ...publicFirm(firm),
  id: firm.id,
  about: firm.about,
  created_at: firm.createdAt.toISOString(),
});

export const receivedView = ({ invitation, firm }: ReceivedRow): ReceivedInvitation => ({
  id: invitation.id,
  firm: publicFirm(firm),
  role: invitation.role,
  email: readableEmail(invitation.email),
  expires_at: invitation.expiresAt.toISOString(),
});

export const invitationView = ({ id, email, role, expiresAt }: InvitationRow): FirmInvitation => ({
  id,
  email: readableEmail(email),
  role,
  expires_at: expiresAt.toISOString(),
  is_expired: expiresAt <= new Date(),
});

export const memberView =
  (viewerId: number) =>
  ({ user, role, joinedAt }: MemberRow): FirmMember => ({
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: readableEmail(user.email),
    image: imageUrl(user),
    role,
    is_me: user.id === viewerId,
    joined_at: joinedAt.toISOString(),
  });

/** Invitations are those to an address that is proven: anybody can open an account with that of somebody else. */
export async function readMyFirm(db: Queryable, userId: number): Promise<MyFirm> {
  const own = await findFirmOf(db, userId);
  const user = await findUser(db, userId);
  const received = user?.emailProvenAt ? await invitationsTo(db, user.email) : [];
  return {
    firm: own && firmView(own.firm),
    role: own?.role ?? null,
    leaving: own && leavingOf(own.role, own),
    invitations: received.map(receivedView),
  };
}

/** What others read of the firm of a person. */
export async function publicFirmOf(db: Queryable, userId: number): Promise<PublicFirm | null> {
  const own = await findFirmOf(db, userId);
  return own && publicFirm(own.firm);
}
