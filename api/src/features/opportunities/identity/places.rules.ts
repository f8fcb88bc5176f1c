import { isSameWord } from './abbreviations.ts';
import { CONNECTING } from './connecting-words.ts';
import type { EverydayWords } from './everyday-words.ts';
import { findSequences } from './find-sequence.ts';
import { isSimilar } from './similar-word.ts';
import { type Span, spanOf } from './span.ts';
import { type Token, tokensLike, wordsOf } from './text-tokens.ts';

export interface Place {
  city: string;
  street: string;
  zipCode: string;
}

const PREPOSITION = /^(a|au|at|in|near|de|d|from|pres|vers|sur|to|of|around|autour|outside)$/;
const STREET_TYPE =
  /^(rue|avenue|ave?|boulevard|bl?v?d|chemin|che?|place|pl|quai|impasse|imp|faubourg|fb?g|allee|allees|route|rte|cours|square|sq|street|st|road|rd|lane|ln|drive|way|strasse|zone|za|zi|zac|parc|park|bis|ter)$/;

/** The people of a town: lyonnais, grenobloise, parisien, nantaises. */
const demonymOf = (city: string) => {
  const stem = city.replace(/[aes]+$/, '');
  if (stem.length < 4) return null;
  return (word: string) => word.startsWith(stem) && DEMONYM_ENDING.test(word.slice(stem.length));
};
const DEMONYM_ENDING = /^[nlrt]?e?(ais|aises?|ois|oises?|iens?|iennes?|ans?|anes?|ins?|ines?)$/;

/** The places where a text names the town, the street or the postcode of the company or one of its offices. */
export function findPlaces(
  tokens: readonly Token[],
  places: readonly Place[],
  { words, isPublic }: { words: EverydayWords; isPublic: (word: string) => boolean },
): Span[] {
  return places.flatMap((place) => [
    ...findCity(tokens, place.city, words, isPublic),
    ...findStreet(tokens, place.street, words),
    ...findZipCode(tokens, place.zipCode),
  ]);
}

function findCity(
  tokens: readonly Token[],
  city: string,
  words: EverydayWords,
  isPublic: (word: string) => boolean,
): Span[] {
  const named = wordsOf(city).filter((word) => !CONNECTING.has(word) && !/^\d+$/.test(word));
  const own = named.filter((word) => !isPublic(word) && word !== 'cedex');
  if (own.length === 0) return [];
  const isRare = (word: string) => word.length > 3 && !words.isCommon(word);
  const same = (token: string, word: string) =>
    isRare(word) ? isSimilar(token, word, words) : isSameWord(token, word);
  const whole = findSequences(tokens, named, same).filter(
    (match) => named.length > 1 || named.some(isRare) || isTown(tokens, match[0] as Token),
  );
  // A part that only this town has; with a capital, since it may be the name of something else.
  const rare = own.filter(isRare);
  const parts = rare.flatMap((one) =>
    tokensLike(tokens, one).filter(({ word, isCapital }) => isCapital && same(word, one)),
  );
  const [single] = named.length === 1 ? named : [];
  const demonym = single ? demonymOf(single) : null;
  const people = tokensLike(tokens, single ?? '').filter(
    ({ word }) => demonym?.(word) && !words.isOfTrade(word),
  );
  return [...whole, ...[...parts, ...people].map((token) => [token])].flatMap((match) =>
    spanOf(match, 'city'),
  );
}

/** A town that is called like a word: with a capital inside a sentence, or after a preposition. */
const isTown = (tokens: readonly Token[], token: Token) =>
  token.isName || (token.isCapital && PREPOSITION.test(tokens[tokens.indexOf(token) - 1]?.word ?? ''));

/** The whole of it, and its parts between numbers and commas: of `Unit 7, 31 Brindle Lane` the name of the lane. */
const streetNames = (street: string) =>
  [street.replace(/\d+/g, ' '), ...street.split(/[\d,;]+/)]
    .map((part) => wordsOf(part).filter((word) => !CONNECTING.has(word)))
    .filter((name) => name.length > 1 && name.some((word) => !STREET_TYPE.test(word)));

function findStreet(tokens: readonly Token[], street: string, words: EverydayWords): Span[] {
  const all = wordsOf(street).filter((word) => !CONNECTING.has(word) && !/^\d+$/.test(word));
  const own = all.filter((word) => !STREET_TYPE.test(word));
  if (own.length === 0) return [];
  const rare = own.filter((word) => word.length > 3 && !words.isCommon(word));
  const same = (token: string, word: string) =>
    rare.includes(word) ? isSimilar(token, word, words) : isSameWord(token, word);
  const whole = streetNames(street).flatMap((name) => findSequences(tokens, name, same));
  const named = own.length > 1 ? findSequences(tokens, own, same) : [];
  const telling = named.filter((match) => match.every(({ isCapital }) => isCapital));
  const parts = rare.flatMap((word) =>
    tokensLike(tokens, word).filter((token) => token.isCapital && same(token.word, word)),
  );
  const alone =
    own.length === 1 ? tokensLike(tokens, own[0] ?? '').filter(isOnStreet(tokens, own[0] ?? '')) : [];
  return [...whole, ...telling, ...[...parts, ...alone].map((token) => [token])].flatMap((match) =>
    spanOf(match, 'street'),
  );
}

/** A street that is called like a word or a name: 'on Quimby'. */
const isOnStreet = (tokens: readonly Token[], street: string) => (token: Token) =>
  token.word === street &&
  street.length > 3 &&
  token.isCapital &&
  /^(on|off)$/.test(tokens[tokens.indexOf(token) - 1]?.word ?? '');

function findZipCode(tokens: readonly Token[], zipCode: string): Span[] {
  const parts = wordsOf(zipCode);
  if (parts.join('').length < 4) return [];
  return findSequences(tokens, parts, (token, part) => token === part)
    .filter((match) => !/^(19|20)\d\d$/.test(match[0]?.word ?? ''))
    .flatMap((match) => spanOf(match, 'city'));
}
