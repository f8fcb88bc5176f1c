export interface FontRule {
  /** The name of the file, such as `inter-text.woff2`. */
  file: string;
  weights: { min: number; max: number };
  /** All characters of its `unicode-range`. */
  characters: string;
}

/** The rules of `fonts.css` that have a file of ours. */
export function readFontRules(css: string): FontRule[] {
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rule = '']) => {
    const [, file] = /url\("\.\/fonts\/([^"]+)"\)/.exec(rule) ?? [];
    if (!file) return [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? [];
    const [, ranges] = /unicode-range:([^;]+);/.exec(rule) ?? [];
    if (!min || !max || !ranges) throw new Error(`${file} needs its weights and its unicode-range`);
    return [
      { file, weights: { min: Number(min), max: Number(max) }, characters: charactersIn(ranges, file) },
    ];
  });
}

const charactersIn = (ranges: string, file: string) =>
  ranges
    .split(',')
    .map((written) => {
      const range = written.trim();
      const [, first, last = first] = /^U\+([\dA-F]{4,6})(?:-([\dA-F]{4,6}))?$/.exec(range) ?? [];
      if (!first || !last) throw new Error(`${file} has an unknown range: ${range}`);
      const begin = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - begin + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(begin + index)).join('');
    })
    .join('');
