import { isSameWord } from './abbreviations.ts';
import { CONNECTING, LEGAL_FORMS } from './connecting-words.ts';
import type { EverydayWords } from './everyday-words.ts';
import { findJoined, findSequences } from './find-sequence.ts';
import { findInitials } from './initials.rules.ts';
import { isSubject } from './is-subject.ts';
import { isSimilar } from './similar-word.ts';
import { type Span, spanOf } from './span.ts';
import { type Token, tokensLike, wordsOf } from './text-tokens.ts';

/** Written together, a part of a name has to be this long to be told from other words. */
const JOINED_MIN = 6;
/** The places where a text has the name of the company: whole, in parts, misspelt, as initials, or as in a domain. */
export function findCompanyName(
  text: string,
  tokens: readonly Token[],
  name: string,
  { words, isPublic }: { words: EverydayWords; isPublic: (word: string) => boolean },
): Span[] {
  const all = wordsOf(name);
  const named = all.filter((word) => !CONNECTING.has(word) && !LEGAL_FORMS.has(word));
  const own = named.filter((word) => !isPublic(word));
  if (own.length === 0) return [];
  const rare = own.filter((word) => word.length > 2 && !words.isCommon(word));
  const similar = (token: string, word: string) =>
    rare.includes(word) ? isSimilar(token, word, words) : isSameWord(token, word) || token === `${word}s`;
  const whole = findSequences(tokens, named, similar).filter(
    (match) => named.length > 2 || rare.length > 0 || isWrittenAsName(text, tokens, match),
  );
  return [
    ...(named.length > 1 ? whole : []),
    ...neighbours(named).flatMap((pair) =>
      findSequences(tokens, pair, similar).filter((match) => match.every(({ isName }) => isName)),
    ),
    ...joinedForms(all, named, words).flatMap((parts) =>
      findJoined(tokens, parts.join('')).filter(
        (match) => parts.length > 2 || parts.some((word) => rare.includes(word)) || !isPhrase(text, match),
      ),
    ),
    ...tokens.filter(({ word }) => isInDomain(word, rare, named)).map((token) => [token]),
    ...rare.flatMap((word) =>
      tokensLike(tokens, word)
        .filter((token) => isRarePart(token, word, words))
        .map((token) => [token]),
    ),
    ...tokens.filter((token) => isOrdinaryPart(token, own, words)).map((token) => [token]),
    ...(named.length === 1 ? findOrdinaryName(text, tokens, named[0] ?? '') : []),
    ...findInitials(text, tokens, [all, named]),
  ].flatMap((match) => spanOf(match, 'company_name'));
}

const neighbours = (named: readonly string[]): string[][] =>
  named.length < 3 ? [] : named.slice(1).map((word, index) => [named[index] ?? '', word]);

/** The whole name and its pairs, each as its words. */
const joinedForms = (all: string[], named: string[], words: EverydayWords) =>
  [all, named, ...neighbours(named)].filter((parts) => {
    const joined = parts.join('');
    return joined.length >= JOINED_MIN && !words.isCommon(joined);
  });

/** Words with blanks between them, as in any sentence; not letters one by one. */
const isPhrase = (text: string, match: readonly Token[]) =>
  match.length > 1 &&
  match.every(({ word }) => word.length > 1) &&
  match.slice(1).every(({ start }) => /[\s'’]/.test(text[start - 1] ?? ''));

/** A longer word that holds the name, or its telling part: `vercorsusinage`, `syndalisapp`. */
const isInDomain = (word: string, rare: readonly string[], named: readonly string[]) =>
  [...rare, named.join('')].some(
    (part) => part.length >= JOINED_MIN && word.length > part.length && word.includes(part),
  );

/** A word that only names like this one have; one that others have too, as the name of a place, with its capital. */
const isRarePart = (token: Token, word: string, words: EverydayWords) =>
  isSimilar(token.word, word, words) && (token.isCapital || !words.isKnown(word));

/** An everyday word of the name, but not of the trade, written as a name. */
const isOrdinaryPart = (token: Token, own: readonly string[], words: EverydayWords) =>
  token.isName && token.word.length > 3 && own.includes(token.word) && !words.isOfTrade(token.word);

const isWrittenAsName = (text: string, tokens: readonly Token[], match: readonly Token[]) =>
  match.some(({ isName }) => isName) ||
  match.every(({ isUpper }) => isUpper) ||
  isQuoted(text, match) ||
  isSubject(tokens, match);

function isQuoted(text: string, match: readonly Token[]): boolean {
  const [first, last] = [match[0], match.at(-1)];
  if (!first || !last) return false;
  const before = text.slice(0, first.start).trimEnd().at(-1) ?? '';
  const after = text.slice(last.end).trimStart()[0] ?? '';
  return '«“"'.includes(before || ' ') && '»”"'.includes(after || ' ');
}

const findOrdinaryName = (text: string, tokens: readonly Token[], name: string) =>
  tokens
    .filter((token) => token.word === name && isWrittenAsName(text, tokens, [token]))
    .map((token) => [token]);
