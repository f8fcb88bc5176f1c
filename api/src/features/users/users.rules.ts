import { storedPhone } from '@handover/shared/contract/schemas';
import { parsePhoneNumberWithError } from 'libphonenumber-js';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';

/** The number as it is stored. Optional; if filled it must be one that exists. France where no country is given. */
export function phoneOf(phone: string): string {
  if (phone === '') return '';
  const stored = storedPhone(parsePhoneNumberWithError, phone);
  if (!stored) throw new FieldError('phone', 'value.invalid_phone');
  return stored;
}

/** One's own account only; another's is 404, so that existence does not leak. */
export function ownAccount(viewer: Viewer, id: number): void {
  if (viewer.id !== id) throw new DomainError('request.not_found');
}

/** Shorter parts of a name are in too many words. */
const PART = 4;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface PersonalFacts {
  email: string;
  firstName: string;
  lastName: string;
}

/** A password that is guessed first for accounts of this product. */
const PRODUCT = 'handover';
const LETTERS: Record<string, string> = { '0': 'o', '3': 'e', '€': 'e', '4': 'a', '@': 'a' };
/** Letters only, including those that are written as a digit or sign. */
const lettersOf = (text: string) =>
  text.replace(/[03€4@]/g, (sign) => LETTERS[sign] ?? '').replace(/[^a-z]/g, '');

/**
 * A password holds neither what others know of its owner, their names or e-mail, nor the name of the product: with or without
 * accents, in any case.
 */
export function checkPersonalPassword(password: string, person: PersonalFacts): void {
  const [mailbox = ''] = person.email.split('@');
  const names = `${person.firstName} ${person.lastName}`.split(/[ .'’-]+/);
  const parts = [mailbox, ...names].map(plain).filter((part) => part.length >= PART);
  const text = plain(password);
  if (parts.some((part) => text.includes(part)) || lettersOf(text).includes(PRODUCT))
    throw new FieldError('password1', 'account.password_personal');
}

/** Up to this length, digits and signs at the end add little to a common word; attackers try those first. */
const SHORT = 12;

/** Too easy to guess, whatever its capital letter and digit. `common` is in lower case. */
export function checkCommonPassword(password: string, common: ReadonlySet<string>): void {
  const whole = password.toLowerCase();
  const word = whole.replace(/[^\p{L}]+$/u, '');
  if (common.has(whole) || (whole.length <= SHORT && word.length >= 4 && common.has(word)))
    throw new FieldError('password1', 'account.password_too_common');
}
