import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { Span } from './span.ts';
import { digitRuns } from './spoken-digits.ts';
import type { Token } from './text-tokens.ts';

const TOP_LEVEL =
  'fr|com|net|org|eu|be|ch|lu|de|es|it|nl|pt|ie|ca|ma|us|uk|io|biz|info|pro|shop|app|dev|bzh|corsica|example';
const DOT = String.raw`\s?(?:\.|[([{]\s?(?:dot|point)\s?[)\]}]|\s(?:dot|point)\s)\s?`;
const AT = String.raw`\s?(?:@|[([{]\s?(?:at|arobase|a)\s?[)\]}]|\s(?:at|arobase|chez)\s)\s?`;
const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}._+-]{1,64}${AT}[\p{L}\p{N}-]+(?:${DOT}[\p{L}\p{N}-]+)*${DOT}(?:${TOP_LEVEL})\b`,
  'giu',
);
const WEBSITE = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s,;)»"]+|(?<![\p{L}\p{N}@.-])[\p{L}\p{N}][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?:\.|\s?[([{]\s?(?:dot|point)\s?[)\]}]\s?|\s(?:dot|point)\s)(?:${TOP_LEVEL})(?![\p{L}\p{N}-])(?:\/[^\s,;)»"]*)?`,
  'giu',
);
/** Sites on which anyone sells. */
const MARKETPLACES =
  /(?:^|[./])(amazon|booking|airbnb|tripadvisor|expedia|ebay|etsy|cdiscount|leboncoin|google|doctolib|ubereats|deliveroo|fnac|manomano|zalando|alibaba)\./i;

/** E-mail addresses and web addresses of anyone, also with the dot and the sign spelled out. */
export function findAddresses(text: string): Span[] {
  const spans = (pattern: RegExp, reason: Span['reason']) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => !MARKETPLACES.test(match))
      .map((match) => ({ 0: match[0].replace(/[.?!:]+$/, ''), index: match.index }))
      .map(({ 0: match, index }): Span => ({ start: index, end: index + match.length, reason }));
  return [...spans(EMAIL, 'email'), ...spans(WEBSITE, 'website')];
}

/** Digits that every way of writing a number has: without the country's code and the first zero. */
const significant = (phone: string) => phone.replace(/\D/g, '').slice(-8);

/** Telephone numbers of anyone that are written as such; the given ones also spelled out. */
export function findPhones(text: string, tokens: readonly Token[], phones: readonly string[]): Span[] {
  const known = phones.map(significant).filter(({ length }) => length === 8);
  const given = digitRuns(tokens).flatMap((run): Span[] => {
    const digits = run.map((part) => part.text).join('');
    if (!known.some((phone) => digits.includes(phone))) return [];
    const start = run[0]?.tokens[0]?.start ?? 0;
    return [{ start, end: run.at(-1)?.tokens.at(-1)?.end ?? start, reason: 'phone' }];
  });
  const anyone = findPhoneNumbersInText(text, { defaultCountry: 'FR' })
    .filter(({ startsAt, endsAt }) => /^(\+|00|\(?0)/.test(text.slice(startsAt, endsAt)))
    .map(({ startsAt, endsAt }): Span => ({ start: startsAt, end: endsAt, reason: 'phone' }));
  return [...given, ...anyone];
}
