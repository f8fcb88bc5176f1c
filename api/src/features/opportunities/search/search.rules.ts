/** A word of a search, and what the words of all published teasers know of it; all without case and accents. */
export interface KnownWord {
  word: string;
  /** Too frequent to be searched for: "the", "de". */
  isCommon: boolean;
  /** Words that contain it, itself included. */
  containing: string[];
  /** Words that resemble it. */
  alike: string[];
}

const MAX_WORDS = 8;

/** The words of what is searched for, signs left out. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].slice(0, MAX_WORDS);

/** Whether the words are meant as they are written: the text has a quotation or an exclusion. */
export const isMeantLiterally = (text: string): boolean => /"|(?:^|\s)-\S/.test(text);

/** The number of tolerated edits. Short words have none: one more letter makes another word. */
const forgivenEdits = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * The words to search for instead of each word. If no teaser has it, or a word that contains it, these are the words
 * that it may be a misspelling of. Common words count only if there is no other.
 */
export function searchedWords(known: readonly KnownWord[]): { word: string; others: string[] }[] {
  const telling = known.filter(({ isCommon }) => !isCommon);
  return (telling.length > 0 ? telling : known).map(({ word, containing, alike }) => ({
    word,
    others:
      containing.length > 0
        ? containing
        : alike.filter((other) => editsBetween(word, other) <= forgivenEdits(word)),
  }));
}

/** Letters to insert, remove, replace or swap with the next one, to make one word the other. */
export function editsBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = [...b.keys(), b.length];
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, compared] of b.entries()) {
      const at = (line: number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY;
      const swapped =
        letter === b[j - 1] && a[i - 1] === compared ? at(before, j - 1) + 1 : Number.POSITIVE_INFINITY;
      const replaced = at(last, j) + (letter === compared ? 0 : 1);
      row.push(Math.min(at(last, j + 1) + 1, at(row, j) + 1, replaced, swapped));
    }
    before = last;
    last = row;
  }
  return last.at(-1) ?? 0;
}
