/** A word or number of a text, with where it stands: UTF-16 offsets. */
export interface Token {
  start: number;
  end: number;
  text: string;
  /** The word without case and accents. */
  word: string;
  /** Written with a capital that neither a sentence nor a title in capitals explains. */
  isName: boolean;
  isCapital: boolean;
  /** All in capitals. */
  isUpper: boolean;
}

/** The word without case and accents, with ligatures as two letters. */
export const foldWord = (text: string) => (/^[a-z]*$/.test(text) ? text : foldLetters(text));

const foldLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');

const startsSentence = (before: string) => /(^|[.!?:•\n])["'’“«»()[\]\s*–—-]*$/u.test(before);

/** A title whose words all begin with a capital: there a capital tells nothing. */
function isTitleCase(text: string): boolean {
  // The first word has one in any case.
  const [, ...words] = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.6 * words.length;
}

/** The words and numbers of a text. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[^.!?\n]+/gu)].flatMap((sentence) => {
    const inCapitals = isTitleCase(sentence[0]);
    return [...sentence[0].matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match): Token => {
      const start = sentence.index + match.index;
      const isCapital = /^\p{Lu}/u.test(match[0]);
      return {
        start,
        end: start + match[0].length,
        text: match[0],
        word: foldWord(match[0]),
        isName: isCapital && !inCapitals && !startsSentence(text.slice(Math.max(0, start - 20), start)),
        isCapital,
        isUpper: match[0].length > 1 && /^[\p{Lu}\p{N}]+$/u.test(match[0]) && /\p{Lu}/u.test(match[0]),
      };
    });
  });
}

const places = new WeakMap<readonly Token[], Map<string, number[]>>();
const NONE: readonly number[] = [];

/** The positions of words with the same first letter: only these can be the word, its plural or a misspelling. */
export function placesLike(tokens: readonly Token[], word: string): readonly number[] {
  let byLetter = places.get(tokens);
  if (!byLetter) {
    byLetter = Map.groupBy(tokens.keys(), (at) => tokens[at]?.word[0] ?? '');
    places.set(tokens, byLetter);
  }
  return byLetter.get(word[0] ?? '') ?? NONE;
}

/** The tokens there. */
export const tokensLike = (tokens: readonly Token[], word: string): Token[] =>
  placesLike(tokens, word).map((at) => tokens[at] as Token);

/** The words of a name or an address, without case and accents. */
export const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);
