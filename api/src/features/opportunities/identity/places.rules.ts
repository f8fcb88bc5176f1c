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
  /^(rue|avenue|av|boulevard|bd|chemin|place|quai|impasse|allee|allees|route|cours|square|street|st|road|rd|lane|drive|way|strasse|zone|za|zi|zac|parc|park|bis|ter)$/;

/** The people of a town: lyonnais, grenobloise, parisien, nantaises. */
const demonymOf = (city: string) => {
  const stem = city.replace(/[aes]+$/, '');
  if (stem.length < 4) return null;
  return (word: string) => word.startsWith(stem) && DEMONYM_ENDING.test(word.slice(stem.length));
};
const DEMONYM_ENDING = /^[nlrt]?e?(ais|aises?|ois|oises?|iens?|iennes?|ans?|anes?|ins?|ines?)$/;

/** Where a text names the town, the street or the postcode of the company or one of its offices. */
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
    isRare(word) ? isSimilar(token, word, words) : token === word;
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

function findStreet(tokens: readonly Token[], street: string, words: EverydayWords): Span[] {
  const all = wordsOf(street).filter((word) => !CONNECTING.has(word) && !/^\d+$/.test(word));
  const own = all.filter((word) => !STREET_TYPE.test(word));
  if (own.length === 0) return [];
  const rare = own.filter((word) => word.length > 3 && !words.isCommon(word));
  const same = (token: string, word: string) =>
    rare.includes(word) ? isSimilar(token, word, words) : token === word;
  const whole = all.length > 1 ? findSequences(tokens, all, same) : [];
  const named = own.length > 1 ? findSequences(tokens, own, same) : [];
  const telling = named.filter((match) => match.every(({ isCapital }) => isCapital));
  const parts = rare.flatMap((word) =>
    tokensLike(tokens, word).filter((token) => token.isCapital && same(token.word, word)),
  );
  return [...whole, ...telling, ...parts.map((token) => [token])].flatMap((match) => spanOf(match, 'street'));
}

function findZipCode(tokens: readonly Token[], zipCode: string): Span[] {
  const parts = wordsOf(zipCode);
  if (parts.join('').length < 4) return [];
  return findSequences(tokens, parts, (token, part) => token === part)
    .filter((match) => !/^(19|20)\d\d$/.test(match[0]?.word ?? ''))
    .flatMap((match) => spanOf(match, 'city'));
}
