import { type Token, tokensOf } from './text-tokens.ts';

const DOTTED = /(?<![\p{L}\p{N}])(?:\p{Lu}\.[\s-]?){1,6}\p{Lu}\.?(?![\p{L}\p{N}])/gu;

const lettersOf = (words: readonly string[]) => words.map((word) => word[0] ?? '').join('');

/** Initials of a name: with dots (A.V.U.), or of three words and more in capitals (AVU). */
export function findInitials(
  text: string,
  tokens: readonly Token[],
  names: readonly (readonly string[])[],
): Token[][] {
  const dotted = new Set(names.map(lettersOf).filter(({ length }) => length > 1));
  const plain = new Set([...dotted].filter(({ length }) => length > 2));
  const apart = [...text.matchAll(DOTTED)].flatMap(({ 0: match, index }) => {
    const parts = tokensOf(match).map((token) => ({
      ...token,
      start: token.start + index,
      end: token.end + index,
    }));
    return dotted.has(lettersOf(parts.map(({ word }) => word))) ? [parts] : [];
  });
  const together = tokens.filter(({ isUpper, word }) => isUpper && plain.has(word)).map((token) => [token]);
  return [...apart, ...together];
}
