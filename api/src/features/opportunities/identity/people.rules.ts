import { CONNECTING, FAMILY, TITLES } from './connecting-words.ts';
import type { EverydayWords } from './everyday-words.ts';
import { findSequences } from './find-sequence.ts';
import { findInitials } from './initials.rules.ts';
import { isSimilar } from './similar-word.ts';
import { type Span, spanOf } from './span.ts';
import { type Token, tokensLike, wordsOf } from './text-tokens.ts';

interface Person {
  first: string[];
  last: string[];
}

/** The boxes of a chart hold posts too: a person has a first name that is one, or a name that no everyday word is. */
function personOf(name: string, words: EverydayWords): Person | undefined {
  const named = wordsOf(name).filter((word) => !TITLES.has(word) && !CONNECTING.has(word));
  const isFirst = (word: string) => words.isFirstName(word) || word.length === 1;
  // The last word is a last name, though first names are last names too.
  const other = named.slice(0, -1).findIndex((word) => !isFirst(word));
  const split = other < 0 ? named.length - 1 : Math.max(1, other);
  const [first, last] = named.length > 1 ? [named.slice(0, split), named.slice(split)] : [[], named];
  const hasName =
    named.some((word) => !words.isCommon(word)) ||
    (named.length > 1 && words.isFirstName(named[0] ?? '') && !words.isOfTrade(named[0] ?? ''));
  return hasName && named.length < 6 ? { first, last } : undefined;
}

/** Where a text names one of the people: by the whole name, the last one, the first one, or the initials. */
export function findPeople(
  text: string,
  tokens: readonly Token[],
  names: readonly string[],
  words: EverydayWords,
): Span[] {
  const people = names.flatMap((name) => personOf(name, words) ?? []);
  const initials = people
    .filter(({ first }) => first.length > 0)
    .map(({ first, last }) => [...first, ...last]);
  return [
    ...people.flatMap((person) => findPerson(tokens, person, words)),
    ...findInitials(text, tokens, initials),
  ].flatMap((match) => spanOf(match, 'person'));
}

function findPerson(tokens: readonly Token[], { first, last }: Person, words: EverydayWords): Token[][] {
  const same = (token: string, word: string) => isSimilar(token, word, words);
  const whole = [first.concat(last), last.concat(first)].flatMap((order) =>
    first.length > 0 ? findSequences(tokens, order, same) : [],
  );
  const byLast = findSequences(tokens, last, same).filter(
    (match) => match.some(({ isName }) => isName) || isTelling(tokens, match, last, words),
  );
  const byFirst = first
    .filter((name) => name.length > 2)
    .flatMap((name) =>
      tokensLike(tokens, name).filter(
        ({ word, isName, isCapital }) => word === name && (isName || (isCapital && !words.isCommon(word))),
      ),
    );
  return [...whole, ...byLast, ...byFirst.map((token) => [token])];
}

/** A last name that no everyday word is; one that is a word too, beside a title or 'family'. */
function isTelling(
  tokens: readonly Token[],
  match: readonly Token[],
  last: readonly string[],
  words: EverydayWords,
): boolean {
  if (last.some((word) => word.length > 2 && !words.isKnown(word))) return true;
  const isCapital = match.every((token) => token.isCapital);
  if (isCapital && last.some((word) => word.length > 2 && !words.isCommon(word))) return true;
  const at = tokens.indexOf(match[0] as Token);
  const before = tokens[at - 1]?.word ?? '';
  const after = tokens[at + match.length]?.word ?? '';
  return isCapital && (TITLES.has(before) || FAMILY.has(before) || FAMILY.has(after));
}
