import { addDays, COUNT, DAYS, type FirmRole, type Leaving } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import { DomainError, FieldError } from '../../errors/domain-error.ts';

/** Throws for everybody but owners: they alone change the firm, its people and its invitations. */
export function checkOwner(role: FirmRole): void {
  if (role !== 'owner') throw new DomainError('firm.owner_only');
}

interface Heads {
  people: number;
  owners: number;
}

/** What it does that this person leaves. A firm ends with its last person, and has an owner until then. */
export function leavingOf(role: FirmRole, { people, owners }: Heads): Leaving {
  if (people === 1) return 'ends_firm';
  return role === 'owner' && owners === 1 ? 'hand_on_first' : 'free';
}

export function checkLeaving(leaving: Leaving): void {
  if (leaving === 'hand_on_first') throw new DomainError('firm.last_owner');
}

/** Throws at a change by which no owner is left. */
export function checkNewRole(from: FirmRole, to: FirmRole, { owners }: Pick<Heads, 'owners'>): void {
  if (from === 'owner' && to !== 'owner' && owners === 1) throw new DomainError('firm.last_owner');
}

/** Nobody removes themselves, which is leaving, or hands on to themselves. */
export function checkColleague(me: number, them: number): void {
  if (me === them) throw new DomainError('firm.not_to_oneself');
}

interface Member {
  userId: number;
  role: FirmRole;
}
/** Who owns the firm once its last owner is gone: of members, then of readers, who joined first. The others are in that order. */
export const heirOf = (others: readonly Member[]): Member | undefined =>
  others.find(({ role }) => role === 'member') ?? others[0];

interface InviteFacts {
  /** How many are in the firm, and how many are invited. */
  people: number;
  sentToday: number;
  isColleague: boolean;
  isInvited: boolean;
}

/** Throws if this address is not invited now. */
export function checkInvite({ people, sentToday, isColleague, isInvited }: InviteFacts): void {
  if (isColleague) throw new FieldError('email', 'firm.colleague_already');
  if (isInvited) throw new FieldError('email', 'firm.invited_already');
  if (people >= COUNT.firmMembers) throw new DomainError('firm.too_many', { count: COUNT.firmMembers });
  checkSentToday(sentToday);
}

export function checkSentToday(sent: number): void {
  const count = COUNT.invitationsADay;
  if (sent >= count) throw new DomainError('firm.too_many_invitations', { count }, { retryAfter: 86_400 });
}

/** An invitation holds to the end of its last day. */
export const invitationEnd = (now: Date): Date => marketEnd(addDays(marketDay(now), DAYS.firmInvitation));

interface Answer {
  /** Undefined if there is none, or it has ended. */
  invitation: { email: string; expiresAt: Date; hash: string } | undefined;
  /** The hash of the token that was sent; null if none was. */
  hash: string | null;
  account: { email: string; isProven: boolean };
}

/**
 * Throws if this account can't answer the invitation. By the mailed link it needs the address only, as the link proves
 * that; without, the proven address. Of an invitation to another address nobody learns without its link.
 */
export function checkAnswer({ invitation, hash, account }: Answer, now: Date): void {
  const isTheirs = invitation?.email === account.email.toLowerCase();
  const holds = invitation !== undefined && now < invitation.expiresAt;
  if (hash === null) {
    if (!holds || !isTheirs || !account.isProven) throw new DomainError('firm.invitation_not_found');
    return;
  }
  if (!holds || invitation.hash !== hash) throw new FieldError('token', 'firm.invitation_invalid');
  if (!isTheirs) throw new DomainError('firm.invitation_foreign');
}
