/** A text as it is searched, and for each of its characters the offset in the original. */
export interface FoldedText {
  text: string;
  offsets: number[];
}

const LIGATURES: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '’': "'",
  '\u202f': ' ',
  '\u00a0': ' ',
};

/** Removes case, accents, ligatures and typographic characters. */
export function foldText(original: string): FoldedText {
  let text = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const char of original) {
    const lower = char.toLowerCase();
    const plain = (LIGATURES[lower] ?? lower).normalize('NFD').replace(/\p{M}/gu, '');
    text += plain;
    for (let index = 0; index < plain.length; index += 1) offsets.push(offset);
    offset += char.length;
  }
  offsets.push(offset);
  return { text, offsets };
}

/** The distinct words of a query. */
export const searchWords = (query: string): string[] => [
  ...new Set(foldText(query).text.split(/\s+/).filter(Boolean)),
];
