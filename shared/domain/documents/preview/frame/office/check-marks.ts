/** Boxes and marks of the fonts that forms take them from, by the letters that stand for them there. */
const WINGDINGS: Readonly<Record<string, string>> = {
  o: '☐',
  p: '☐',
  '\u00a8': '☐',
  x: '☒',
  '\u00fd': '☒',
  '\u00fe': '☑',
  '\u00fb': '✗',
  '\u00fc': '✓',
  '\u00a7': '▪',
};
const WINGDINGS_2: Readonly<Record<string, string>> = {
  '\u00a3': '☐',
  Q: '☒',
  R: '☑',
  S: '☒',
  T: '☒',
  O: '✗',
  P: '✓',
};
/** Signs that the reader of the file takes for those of these fonts, and that few computers have. */
const RARE: Readonly<Record<string, string>> = {
  '🞎': '☐',
  '🞏': '☐',
  '🞐': '☐',
  '⬜': '☐',
  '🗷': '☒',
  '🗵': '☒',
  '🗹': '☑',
  '🗶': '✗',
  '🗴': '✗',
  '🗸': '✓',
};
/** The range in which Word stores letters of such a font, whichever font it names. */
const PRIVATE = /[\uf020-\uf0ff]/g;

/** A text of a letter with boxes and marks as they look in Word: `þ` in Wingdings is a ticked one. */
export function withCheckMarks(text: string, font: string | null | undefined): string {
  const [, name = '', second] = /^(wingdings)( 2)?$/i.exec(font ?? '') ?? [];
  const letters = second ? WINGDINGS_2 : WINGDINGS;
  const signs = name ? text.replace(/./gsu, (letter) => letters[letter] ?? letter) : text;
  return signs
    .replace(PRIVATE, (letter) => letters[String.fromCharCode(letter.charCodeAt(0) & 0xff)] ?? letter)
    .replace(/./gsu, (sign) => RARE[sign] ?? sign);
}
