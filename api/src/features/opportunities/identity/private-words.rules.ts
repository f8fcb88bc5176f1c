import { LEGAL_FORMS } from './connecting-words.ts';
import type { EverydayWords } from './everyday-words.ts';
import { isSimilar } from './similar-word.ts';
import { type Span, spanOf } from './span.ts';
import { type Token, tokensLike, tokensOf } from './text-tokens.ts';

const LENGTH_MIN = 4;

/**
 * The rare words of the private texts, which are names of banks, customers, machines: always written with a capital,
 * and nobody's everyday word.
 */
export function rareWordsOf(
  texts: readonly string[],
  { words, isPublic }: { words: EverydayWords; isPublic: (word: string) => boolean },
): string[] {
  // A listing has copied those of its company.
  const tokens = [...new Set(texts)].flatMap(tokensOf);
  const lower = new Set(tokens.filter(({ isCapital }) => !isCapital).map(({ word }) => word));
  const rare = tokens.filter(
    ({ word, isCapital, isUpper }) =>
      isCapital &&
      word.length >= (isUpper ? LENGTH_MIN + 1 : LENGTH_MIN) &&
      !lower.has(word) &&
      !isPublic(word) &&
      !LEGAL_FORMS.has(word) &&
      !words.isCommon(word),
  );
  return [...new Set(rare.map(({ word }) => word))];
}

/** Where a text has one of them: one that an encyclopedia knows, as it may be the word of a trade, with its capital. */
export const findPrivateWords = (
  tokens: readonly Token[],
  rare: readonly string[],
  words: EverydayWords,
): Span[] =>
  rare
    .flatMap((one) =>
      tokensLike(tokens, one).filter(
        ({ word, isCapital }) => isSimilar(word, one, words) && (isCapital || !words.isKnown(word)),
      ),
    )
    .flatMap((token) => spanOf([token], 'private_text'));
