import { FAMILY, TITLES } from './connecting-words.ts';
import type { EverydayWords } from './everyday-words.ts';
import { findSequences } from './find-sequence.ts';
import { findInitials } from './initials.rules.ts';
import { isSubject } from './is-subject.ts';
import { type Person, personOfAccount, personOfBox } from './person.ts';
import { isSimilar } from './similar-word.ts';
import { type Span, spanOf } from './span.ts';
import { type Token, tokensLike } from './text-tokens.ts';

interface Names {
  /** The owner of the company's account. */
  owner: { firstName: string; lastName: string } | null;
  /** The people in the boxes of the organisation chart. */
  people: readonly string[];
}

/**
 * The places where a text names one of the people: by the whole name, the last name, the first name, or the initials.
 */
export function findPeople(
  text: string,
  tokens: readonly Token[],
  { owner, people: boxes }: Names,
  words: EverydayWords,
): Span[] {
  const people = [
    ...(owner ? [personOfAccount(owner)] : []),
    ...boxes.flatMap((name) => personOfBox(name, words) ?? []),
  ];
  const initials = people
    .filter(({ first, isLikely }) => isLikely && first.length > 0)
    .map(({ first, last }) => [...first, ...last]);
  return [
    ...people.flatMap((person) => findPerson(tokens, person, words)),
    ...findInitials(text, tokens, initials),
  ].flatMap((match) => spanOf(match, 'person'));
}

function findPerson(tokens: readonly Token[], person: Person, words: EverydayWords): Token[][] {
  const { first, last, isLikely } = person;
  const same = (token: string, word: string) => isSimilar(token, word, words);
  const orders = first.length > 0 ? [first.concat(last), last.concat(first)] : [];
  const whole = orders
    .flatMap((order) => findSequences(tokens, order, same))
    .filter((match) => isLikely || match.every(({ isCapital }) => isCapital));
  const byLast = findSequences(tokens, last, same).filter((match) =>
    isLikely
      ? match.some(({ isName }) => isName) || isIdentifying(tokens, match, person, words)
      : isAddressed(tokens, match, person),
  );
  const byFirst = (isLikely ? first : [])
    .filter((name) => name.length > 2)
    .flatMap((name) =>
      tokensLike(tokens, name).filter(
        (token) => token.word === name && (token.isName || isFirstNameAtStart(tokens, token, words)),
      ),
    );
  return [...whole, ...byLast, ...byFirst.map((token) => [token])];
}

/** Every word at the start of a sentence has a capital. */
const isFirstNameAtStart = (tokens: readonly Token[], token: Token, words: EverydayWords) =>
  token.isCapital && (!words.isInDictionary(token.text) || isSubject(tokens, [token]));

/** A last name that no everyday word is; one that is a word too, as the subject or as people are addressed. */
function isIdentifying(
  tokens: readonly Token[],
  match: readonly Token[],
  person: Person,
  words: EverydayWords,
): boolean {
  const long = person.last.filter((word) => word.length > 2);
  if (long.some((word) => !words.isKnown(word))) return true;
  const isCapital = match.every((token) => token.isCapital);
  const isWord = ({ text, word }: Token) => word.length < 3 || words.isInDictionary(text);
  if (isCapital && !match.every(isWord)) return true;
  return isSubject(tokens, match) || isAddressed(tokens, match, person);
}

/** Whether a title, 'family', or the initial of the first name is next to the match. */
function isAddressed(tokens: readonly Token[], match: readonly Token[], { first }: Person): boolean {
  const at = tokens.indexOf(match[0] as Token);
  const [before, after] = [tokens[at - 1], tokens[at + match.length]];
  const isInitial = before?.isCapital && before.word.length === 1 && first[0]?.[0] === before.word;
  return (
    match.every((token) => token.isCapital) &&
    (TITLES.has(before?.word ?? '') ||
      FAMILY.has(before?.word ?? '') ||
      FAMILY.has(after?.word ?? '') ||
      Boolean(isInitial))
  );
}
