import { TEXT } from '@handover/shared/contract';
import { emailSchema, personNameSchema, storedPhone, toName } from '@handover/shared/contract/schemas';
import { parsePhoneNumberWithError } from 'libphonenumber-js';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { UNNAMED } from '../users/index.ts';

/** The claims of a provider about a person that are used. */
export interface Claims {
  sub: string;
  email?: string | undefined;
  /** LinkedIn has sent it as text. */
  email_verified?: unknown;
  name?: string | undefined;
  given_name?: string | undefined;
  family_name?: string | undefined;
  phone_number?: string | undefined;
  phone_number_verified?: boolean | undefined;
}

export interface Facts {
  /** The user who is signed in during the call. */
  viewerId: number | null;
  /** The account that this subject of the provider belongs to. */
  linked: { userId: number; closed: boolean } | null;
  /** The account that has the e-mail of the provider's person here. */
  sameEmail: 'none' | 'proven' | 'unproven';
  /** Whether the provider confirms that the e-mail is this person's. */
  isVouchedFor: boolean;
  /** Whether the signed-in user has proven their e-mail. */
  viewerIsProven: boolean;
  title: string;
}

/**
 * Accounts are found by provider and subject alone. An e-mail never opens one that is proven: whoever controls an address
 * at a provider would take over the account that has it here. One that nobody has proven is claimed by who the provider
 * vouches for, as by the mailed link: what was there before is dropped.
 */
export function socialDecision({
  viewerId,
  linked,
  sameEmail,
  isVouchedFor,
  viewerIsProven,
  title,
}: Facts): 'sign-in' | 'link' | 'claim' | 'create' {
  if (linked?.closed) throw new DomainError('social.account_closed');
  if (linked && viewerId !== null && linked.userId !== viewerId)
    throw new DomainError('social.linked_to_other_account', { provider: title });
  if (linked) return 'sign-in';
  if (viewerId !== null) {
    if (!viewerIsProven) throw new DomainError('account.email_unproven');
    return 'link';
  }
  if (sameEmail === 'unproven' && isVouchedFor) return 'claim';
  if (sameEmail !== 'none') throw new DomainError('social.email_taken', { provider: title });
  return 'create';
}

/** An account must keep a way to sign in: a password, or another provider. */
export function checkSignInLeft({ hasPassword, others }: { hasPassword: boolean; others: number }): void {
  if (!hasPassword && others === 0) throw new DomainError('social.password_required');
}

/** An exact match: anything looser could send codes to foreign addresses. */
export function checkRedirect(redirectUri: string, allowed: readonly string[]): void {
  if (!allowed.includes(redirectUri)) throw new FieldError('redirect_uri', 'social.redirect_not_allowed');
}

export interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

const isTrue = (claim: unknown) => claim === true || claim === 'true';

/** Whether the provider has verified the e-mail in its claims. */
export const vouchesForEmail = ({ email, email_verified }: Claims) =>
  email !== undefined && isTrue(email_verified);

/** A new account from verified claims; throws without a verified e-mail. */
export function personOf(claims: Claims, field: string, title: string): NewPerson {
  const email = emailSchema.safeParse(claims.email);
  if (!email.success || !vouchesForEmail(claims))
    throw new FieldError(field, 'social.email_not_verified', { provider: title });
  const [first = '', ...rest] = (claims.name ?? '').trim().split(/\s+/);
  return {
    email: email.data,
    firstName: nameOr(claims.given_name ?? first, UNNAMED.firstName),
    lastName: nameOr(claims.family_name ?? rest.join(' '), UNNAMED.lastName),
    phone: claims.phone_number_verified ? phoneOrNone(claims.phone_number ?? '') : '',
  };
}

/**
 * The text by the rule for names, without characters that do not fit (a digit, an emoji). The person can change it.
 */
function nameOr(text: string, fallback: string): string {
  const asTyped = personNameSchema.safeParse(text);
  if (asTyped.success) return asTyped.data;
  const letters = toName(text)
    .replace(/[^\p{L}\p{M}'’. -]/gu, '')
    .replace(/([ '’.-])[ '’.-]+/g, '$1')
    .replace(/^[ '’.-]+/, '');
  const name = personNameSchema.safeParse(firstLetters(letters, TEXT.nameMax).replace(/[ '’.-]+$/, ''));
  return name.success ? name.data : fallback;
}

/** Up to so many signs, each letter with its marks. */
const firstLetters = (text: string, max: number) =>
  new RegExp(`^(?:\\P{M}\\p{M}*){0,${max}}`, 'u').exec(text)?.[0] ?? '';

/** A number that the provider writes in a way of its own is left out. */
const phoneOrNone = (phone: string) => storedPhone(parsePhoneNumberWithError, phone) ?? '';
