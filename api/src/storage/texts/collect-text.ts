export interface TextFound {
  /** Words with single blanks between. */
  text: string;
  /** Whether there was more. */
  isCut: boolean;
}

/** Characters: about 500 pages. */
export const LONGEST_TEXT = 1_000_000;

/** Letters that were drawn as one become those that people type; what can't be seen goes. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ');

/** Joins pieces of text until it is long enough. */
export async function collectText(pieces: AsyncIterable<string>): Promise<TextFound> {
  const parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const text = plain(piece);
    parts.push(text);
    length += text.length;
    if (length > LONGEST_TEXT) break;
  }
  const text = parts.join('').replace(/ +/g, ' ').trim();
  return { text: text.slice(0, LONGEST_TEXT), isCut: length > LONGEST_TEXT };
}
