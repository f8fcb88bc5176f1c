import { foldText } from './fold-text.ts';

export interface Piece {
  text: string;
  marked: boolean;
  /** Its offset in the text. */
  at: number;
}

/** Splits a text at the beginning and end of each of the words; adjacent and overlapping words are one piece. */
export function highlightWords(text: string, words: readonly string[]): Piece[] {
  const folded = foldText(text);
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      marked.fill(1, folded.offsets[at], folded.offsets[at + word.length]);
    }
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (let to = 1; to <= text.length; to += 1) {
    if (to < text.length && marked[to] === marked[from]) continue;
    pieces.push({ text: text.slice(from, to), marked: marked[from] === 1, at: from });
    from = to;
  }
  return pieces;
}
