/** The length of the equal text that is shown on both sides of a difference. */
const KEPT = 60;
/** Words, and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

export interface DifferingPart {
  before: string;
  differing: string;
  after: string;
}

/** The part of a text that the other one does not have, by whole words, with a few words around it. */
export function differingPart(text: string, other: string): DifferingPart {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const least = Math.min(words.length, others.length);
  let start = 0;
  while (start < least && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < least - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const before = words.slice(0, start).join('');
  const after = words.slice(words.length - end).join('');
  return {
    before: before.length > KEPT * 1.5 ? `… ${before.slice(-KEPT).replace(/^\S*\s/, '')}` : before,
    differing: words.slice(start, words.length - end).join(''),
    after: after.length > KEPT * 1.5 ? `${after.slice(0, KEPT).replace(/\s\S*$/, '')} …` : after,
  };
}
