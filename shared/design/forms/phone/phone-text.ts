import type { CountryCode } from 'libphonenumber-js';
import type { Phones } from '../rules/load-phones.ts';

const PHONE_CHARACTERS = /^[\d+\s().\-/]*$/;

const parse = (phones: Phones, text: string, country: CountryCode) =>
  PHONE_CHARACTERS.test(text) ? phones.parsePhoneNumberFromString(text, country) : undefined;

/** E.164 (`+33612345678`) for a complete number, else the text, so that the rule can reject it. */
export function phoneValue(phones: Phones, text: string, country: CountryCode): string {
  const number = parse(phones, text, country);
  return number?.isPossible() ? number.number : text.trim();
}

/** The international format: `+33 6 12 34 56 78`. */
export function formatPhone(phones: Phones, value: string, country: CountryCode): string {
  const number = parse(phones, value, country);
  return number?.isPossible() ? number.formatInternational() : value;
}

/** Adds spaces while typing; other text than a phone number is unchanged. */
export const formatTypedPhone = (phones: Phones, text: string, country: CountryCode): string =>
  PHONE_CHARACTERS.test(text) ? new phones.AsYouType(country).input(text) : text;

/** The country of the code that a number begins with; undefined if it has none. */
export function phoneCountry(phones: Phones, text: string): CountryCode | undefined {
  if (!text.trim().startsWith('+')) return undefined;
  const typing = new phones.AsYouType();
  typing.input(text);
  return typing.getCountry();
}

/** Replaces the country code of a number. */
export function withCountry(phones: Phones, text: string, country: CountryCode): string {
  const code = `+${phones.getCountryCallingCode(country)}`;
  if (text.trim() === '') return '';
  const typing = new phones.AsYouType(country);
  typing.input(text);
  const national = typing.getNumber()?.nationalNumber ?? text.replace(/^\+\d*\s*/, '');
  return formatTypedPhone(phones, `${code}${national}`, country);
}
