import { distance } from 'fastest-levenshtein';
import type { EverydayWords } from './everyday-words.ts';

const singular = (word: string) => word.replace(/(es|s|x)$/, '');

/**
 * Whether a word is the other one in the plural or misspelt. An everyday word never counts as a misspelt rare one.
 */
export function isSimilar(word: string, rare: string, words: EverydayWords): boolean {
  if (word === rare) return true;
  const difference = Math.abs(word.length - rare.length);
  if (rare.length < 4 || difference > 2 || word[0] !== rare[0]) return false;
  if (singular(word) === singular(rare)) return true;
  const typos = rare.length < 5 ? 0 : rare.length < 7 ? 1 : 2;
  return difference <= typos && !words.isCommon(word) && distance(word, rare) <= typos;
}
