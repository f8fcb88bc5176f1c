import { CONNECTING } from './connecting-words.ts';
import { placesLike, type Token } from './text-tokens.ts';

/**
 * All places with these words in sequence; connecting words in between do not count.
 *
 * @param isSame true only of words with the same first letter
 */
export function findSequences(
  tokens: readonly Token[],
  words: readonly string[],
  isSame: (token: string, word: string) => boolean,
): Token[][] {
  const [first] = words;
  if (first === undefined) return [];
  const found: Token[][] = [];
  for (const start of placesLike(tokens, first)) {
    if (!isSame((tokens[start] as Token).word, first)) continue;
    const match: Token[] = [];
    for (let at = start; at < tokens.length && match.length < words.length; at++) {
      const token = tokens[at] as Token;
      if (isSame(token.word, words[match.length] as string)) match.push(token);
      else if (!CONNECTING.has(token.word)) break;
    }
    if (match.length === words.length) found.push(match);
  }
  return found;
}

/** All places with words that are written together, apart or with hyphens and make this text, e.g. of a domain. */
export function findJoined(tokens: readonly Token[], joined: string): Token[][] {
  const found: Token[][] = [];
  for (const start of placesLike(tokens, joined)) {
    if (!joined.startsWith((tokens[start] as Token).word)) continue;
    let text = '';
    for (let at = start; at < tokens.length && text.length < joined.length; at++) {
      text += (tokens[at] as Token).word;
      if (text === joined) found.push(tokens.slice(start, at + 1));
    }
  }
  return found;
}
