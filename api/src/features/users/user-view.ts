import {
  type Introduction,
  isLinkedInAddress,
  type Party,
  paths,
  type User,
} from '@handover/shared/contract';
import type { Viewer } from '../../http/call.ts';
import { languageOfAccount } from '../../mails/addressee.ts';
import { readableEmail } from './email/readable-email.ts';
import type { UserRow } from './users.sql.ts';

export const imageUrl = (user: Pick<UserRow, 'id' | 'imageKey'>) =>
  user.imageKey ? paths.userImage(user.id, user.imageKey.split('/').at(-1) ?? '') : null;

const introduction = (user: UserRow): Introduction => ({
  company: user.company,
  role: user.role,
  place: user.place,
  website: user.website,
  spoken_languages: user.spokenLanguages,
  about: user.about,
});
const NO_INTRODUCTION: Introduction = {
  company: '',
  role: '',
  place: '',
  website: '',
  spoken_languages: '',
  about: '',
};

/** A person as they see themselves. */
export const userView = (user: UserRow, viewer?: Pick<Viewer, 'isStaff' | 'lacksSecondFactor'>): User => ({
  id: user.id,
  email: readableEmail(user.email),
  first_name: user.firstName,
  last_name: user.lastName,
  linkedin_url: user.linkedinUrl,
  ...introduction(user),
  phone: user.phone,
  image: imageUrl(user),
  email_proven: user.emailProvenAt !== null,
  is_staff: viewer?.isStaff ?? user.isStaff,
  second_factor_needed: viewer?.lacksSecondFactor ?? false,
  has_password: user.passwordHash !== null,
  language: languageOfAccount(user),
  created_at: user.createdAt.toISOString(),
});

/** A person whose name their reader may not know any more. */
const UNNAMED: Party = {
  first_name: '',
  last_name: '',
  linkedin_url: '',
  ...NO_INTRODUCTION,
  image: null,
  email: null,
  phone: null,
  is_suspended: false,
  is_former: false,
};

/** A person as the other side of a deal sees them; name and contact data only where the rules open them. That an account is closed names nobody. */
export const partyView = (user: UserRow, withContact: boolean, withName = true): Party =>
  withName || user.closedAt ? namedView(user, withContact) : UNNAMED;

const namedView = (user: UserRow, withContact: boolean): Party => ({
  first_name: user.closedAt ? 'Former' : user.firstName,
  last_name: user.closedAt ? 'user' : user.lastName,
  // One from before the rule may lead elsewhere.
  linkedin_url: !user.closedAt && isLinkedInAddress(user.linkedinUrl) ? user.linkedinUrl : '',
  ...(user.closedAt ? NO_INTRODUCTION : introduction(user)),
  image: user.closedAt ? null : imageUrl(user),
  email: withContact && !user.closedAt ? readableEmail(user.email) : null,
  phone: withContact && !user.closedAt ? user.phone : null,
  is_suspended: user.suspendedAt !== null,
  is_former: user.closedAt !== null,
});

/** The name in a sentence: null for a closed account, '' if the reader may not know it any more. */
export const personName = (
  { firstName, lastName, closedAt }: Pick<UserRow, 'firstName' | 'lastName' | 'closedAt'>,
  isKnown = true,
): string | null => {
  if (closedAt) return null;
  return isKnown ? `${firstName} ${lastName}` : '';
};
