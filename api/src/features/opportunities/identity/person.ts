import { CONNECTING, TITLES } from './connecting-words.ts';
import type { EverydayWords } from './everyday-words.ts';
import { POSTS } from './posts.data.ts';
import { type Token, tokensOf, wordsOf } from './text-tokens.ts';

export interface Person {
  first: string[];
  last: string[];
  /** False for a name that may as well be a post: each part of it is searched. */
  isLikely: boolean;
}

const posts: ReadonlySet<string> = new Set(POSTS);
const ofName = (word: string) => !TITLES.has(word) && !CONNECTING.has(word);

/** The holder of an account gave a name, whatever words it is made of. */
export function personOfAccount(name: { firstName: string; lastName: string }): Person {
  const [first, last] = [name.firstName, name.lastName].map((part) => wordsOf(part).filter(ofName));
  return { first: first ?? [], last: last ?? [], isLikely: true };
}

/** The boxes of a chart hold posts, too: of one that is nothing but words of the trade and of posts no person is made. */
export function personOfBox(name: string, words: EverydayWords): Person | undefined {
  const tokens = tokensOf(name).filter(({ word }) => ofName(word));
  const named = tokens.map(({ word }) => word);
  const isPost = (word: string) => posts.has(word) || posts.has(`${word}s`) || words.isOfTrade(word);
  if (named.length === 0 || named.length > 5 || named.every(isPost)) return undefined;
  const isName =
    named.some((word) => !words.isCommon(word)) ||
    (words.isFirstName(named[0] ?? '') && !isPost(named[0] ?? ''));
  if (!isName && !isWrittenAsName(tokens)) return undefined;
  return { ...partsOf(named, words), isLikely: isName || !named.some(isPost) };
}

const isWrittenAsName = (tokens: readonly Token[]) =>
  tokens.length > 1 && tokens.every(({ isCapital }) => isCapital);

function partsOf(named: string[], words: EverydayWords): Pick<Person, 'first' | 'last'> {
  const isFirst = (word: string) => words.isFirstName(word) || word.length === 1;
  // The last word is a last name, though first names are last names too.
  const other = named.slice(0, -1).findIndex((word) => !isFirst(word));
  const split = other < 0 ? named.length - 1 : Math.max(1, other);
  return named.length > 1
    ? { first: named.slice(0, split), last: named.slice(split) }
    : { first: [], last: named };
}
