/** A text as it is searched, and for each of its characters the place in the original. */
export interface FoldedText {
  text: string;
  places: number[];
}

const LIGATURES: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '’': "'",
  '\u202f': ' ',
  '\u00a0': ' ',
};

/** Without case, accents, ligatures and the niceties of typography. */
export function foldText(original: string): FoldedText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const char of original) {
    const lower = char.toLowerCase();
    const plain = (LIGATURES[lower] ?? lower).normalize('NFD').replace(/\p{M}/gu, '');
    text += plain;
    for (let each = 0; each < plain.length; each += 1) places.push(place);
    place += char.length;
  }
  places.push(place);
  return { text, places };
}

/** What somebody typed, as words to look for. */
export const searchWords = (query: string): string[] => [
  ...new Set(foldText(query).text.split(/\s+/).filter(Boolean)),
];
