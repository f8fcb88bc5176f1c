import type { CountryCode } from 'libphonenumber-js';
import type { Phones } from '../rules/load-phones.ts';

const DIALLED = /^[\d+\s().\-/]*$/;

const parse = (phones: Phones, text: string, country: CountryCode) =>
  DIALLED.test(text) ? phones.parsePhoneNumberFromString(text, country) : undefined;

/** As it travels: E.164 (`+33612345678`) where it is a whole number, else what was typed, for the rule to judge. */
export function phoneValue(phones: Phones, text: string, country: CountryCode): string {
  const number = parse(phones, text, country);
  return number?.isPossible() ? number.number : text.trim();
}

/** As it is read: `+33 6 12 34 56 78`. */
export function phoneShown(phones: Phones, value: string, country: CountryCode): string {
  const number = parse(phones, value, country);
  return number?.isPossible() ? number.formatInternational() : value;
}

/** With its spaces, while it is typed. What can't be dialled stays as it is. */
export const phoneTyped = (phones: Phones, text: string, country: CountryCode): string =>
  DIALLED.test(text) ? new phones.AsYouType(country).input(text) : text;

/** The country that a text names by its code; undefined where it names none. */
export function phoneCountry(phones: Phones, text: string): CountryCode | undefined {
  if (!text.trim().startsWith('+')) return undefined;
  const typing = new phones.AsYouType();
  typing.input(text);
  return typing.getCountry();
}

/** The same number in another country: its code is exchanged, its national part stays. */
export function phoneIn(phones: Phones, text: string, country: CountryCode): string {
  const code = `+${phones.getCountryCallingCode(country)}`;
  if (text.trim() === '') return '';
  const typing = new phones.AsYouType(country);
  typing.input(text);
  const national = typing.getNumber()?.nationalNumber ?? text.replace(/^\+\d*\s*/, '');
  return phoneTyped(phones, `${code}${national}`, country);
}
