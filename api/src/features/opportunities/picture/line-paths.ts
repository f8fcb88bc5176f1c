import type { Font } from 'fontkit';

interface Written {
  size: number;
  /** The longest line. */
  width: number;
  /** What does not fit into so many lines ends with an ellipsis. */
  maxLines: number;
}

const ELLIPSIS = '…';
/** Characters of which a line may be broken: a word without an end must not run out of the picture. */
const PIECES = /\S{1,24}|\s+/gu;

/** In pixels. */
export const widthOf = (font: Font, text: string, size: number) =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** Without what the font can not draw, such as emoji. */
const drawable = (font: Font, text: string) =>
  [...text.normalize('NFC')]
    .filter((char) => /\s/.test(char) || font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The lines of a text, broken between words. */
export function linesOf(font: Font, text: string, { size, width, maxLines }: Written): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (tried: string) => widthOf(font, tried, size) <= width;
  for (const piece of drawable(font, text).match(PIECES) ?? []) {
    if (fits((line + piece).trimEnd())) {
      line += piece;
      continue;
    }
    lines.push(line.trimEnd());
    line = piece.trimStart();
  }
  if (line !== '') lines.push(line);
  const shown = lines.filter((each) => each !== '');
  if (shown.length <= maxLines) return shown;
  let last = `${shown[maxLines - 1]}${ELLIPSIS}`;
  while (!fits(last)) last = last.replace(/\s*\S…$/u, ELLIPSIS);
  return [...shown.slice(0, maxLines - 1), last.replace(/[\s,;:.–-]+…$/u, ELLIPSIS)];
}

/** A line as SVG paths, from the left end of its base line, so that it needs no font where it is drawn. */
export function linePaths(font: Font, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    at += xAdvance;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
