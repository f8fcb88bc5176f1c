import { LEGAL_FORMS } from './connecting-words.ts';
import type { EverydayWords } from './everyday-words.ts';
import { findJoined } from './find-sequence.ts';
import { isSimilar } from './similar-word.ts';
import { type Span, spanOf } from './span.ts';
import { type Token, tokensLike, tokensOf } from './text-tokens.ts';

const LENGTH_MIN = 4;
/** Written apart (`Quik-Clamp` for `QuikClamp`), a name has to be this long to be told from other words. */
const JOINED_MIN = 6;

/**
 * The rare words of the private texts, which are names of banks, customers, machines: always written with a capital,
 * and nobody's everyday word unless they have a capital inside.
 */
export function rareWordsOf(
  texts: readonly string[],
  { words, isPublic }: { words: EverydayWords; isPublic: (word: string) => boolean },
): string[] {
  const tokens = texts.flatMap(tokensOf);
  const lower = new Set(tokens.filter(({ isCapital }) => !isCapital).map(({ word }) => word));
  const rare = tokens.filter(
    ({ text, word, isCapital, isUpper }) =>
      isCapital &&
      word.length >= (isUpper ? LENGTH_MIN + 1 : LENGTH_MIN) &&
      !lower.has(word) &&
      !isPublic(word) &&
      !LEGAL_FORMS.has(word) &&
      (!words.isCommon(word) || isProductName(text)),
  );
  return [...new Set(rare.map(({ word }) => word))];
}

/** `TideWater` is not the water of the tide. */
const isProductName = (text: string) => /^\p{Lu}\p{L}*\p{Ll}\p{Lu}/u.test(text);

/**
 * The places where a text has one of the private words. A word that an encyclopedia knows, and may thus be one of a
 * trade, counts only with its capital.
 */
export const findPrivateWords = (
  tokens: readonly Token[],
  rare: readonly string[],
  words: EverydayWords,
): Span[] =>
  rare
    .flatMap((one) => [
      ...tokensLike(tokens, one)
        .filter(({ word, isCapital }) =>
          isSimilar(word, one, words) ? isCapital || !words.isKnown(word) : isPartOf(one, word, words),
        )
        .map((token) => [token]),
      ...(one.length < JOINED_MIN ? [] : findJoined(tokens, one)).filter(
        ([first]) => first?.isCapital || !words.isCommon(one),
      ),
    ])
    .flatMap((match) => spanOf(match, 'private_text'));

/** A longer word begins with it, as a name and its trade in the name of a file: `halvorsenmarine`. */
const isPartOf = (rare: string, word: string, words: EverydayWords) =>
  rare.length >= JOINED_MIN && word.length > rare.length && word.startsWith(rare) && !words.isKnown(word);
