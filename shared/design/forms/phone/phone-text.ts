import type { CountryCode } from 'libphonenumber-js';
import { storedPhone } from '../../../contract/account/phone-number.ts';
import { toPhoneText } from '../../../contract/typed-text.ts';
import type { Phones } from '../rules/load-phones.ts';

const PHONE_CHARACTERS = /^[\d+\s().\-/]*$/;

/** The stored form of a complete number, else the text, so that the rule can reject it. */
export const phoneValue = (phones: Phones, text: string, country: CountryCode): string =>
  storedPhone((typed) => phones.parsePhoneNumberWithError(typed, country), text) ?? text.trim();

/** The international format: `+33 6 12 34 56 78`. */
export function formatPhone(phones: Phones, value: string, country: CountryCode): string {
  const number = phones.parsePhoneNumberFromString(toPhoneText(value), country);
  return number?.isPossible() ? number.formatInternational() : value;
}

/** Adds spaces while typing; other text than a phone number is unchanged. */
export function formatTypedPhone(phones: Phones, text: string, country: CountryCode): string {
  const typed = toPhoneText(text);
  return PHONE_CHARACTERS.test(typed) ? new phones.AsYouType(country).input(typed) : text;
}

/** The country of the code that a number begins with; undefined if it has none. */
export function phoneCountry(phones: Phones, text: string): CountryCode | undefined {
  const typed = toPhoneText(text);
  if (!typed.startsWith('+')) return undefined;
  const typing = new phones.AsYouType();
  typing.input(typed);
  return typing.getCountry();
}

/** Replaces the country code of a number. */
export function withCountry(phones: Phones, text: string, country: CountryCode): string {
  const code = `+${phones.getCountryCallingCode(country)}`;
  const typed = toPhoneText(text);
  if (typed === '') return '';
  const typing = new phones.AsYouType(country);
  typing.input(typed);
  const national = typing.getNumber()?.nationalNumber ?? typed.replace(/^\+\d*\s*/, '');
  return formatTypedPhone(phones, `${code}${national}`, country);
}
