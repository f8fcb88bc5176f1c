/** Codes of one or two digits; all others have three. */
const E164 = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})$/;

/** A French number as it is dialled there. */
const FRENCH = /^0([1-9]\d{8})$/;

/** How the numbers that begin so, code included, are written: the sizes of their groups of digits after the code. */
const GROUPS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^33/, [1, 2, 2, 2, 2]],
  [/^324[5-9]/, [3, 2, 2, 2]],
  [/^32[2349]/, [1, 3, 2, 2]],
  [/^32/, [2, 2, 2, 2]],
  [/^3526/, [3, 3, 3]],
  [/^(?:262|59[046])/, [3, 2, 2, 2]],
  [/^689/, [2, 2, 2, 2]],
  [/^34/, [3, 2, 2, 2]],
  [/^393/, [3, 3, 4]],
  [/^41/, [2, 3, 2, 2]],
  [/^442/, [2, 4, 4]],
  [/^44/, [4, 6]],
  [/^491[5-7]/, [4, 7]],
  [/^1/, [3, 3, 4]],
];

/** Splits into threes, and at the end two to four. */
const THREES = /\d{2,4}$|\d{3}(?=\d{2})/g;

/**
 * A stored number as people read it, `+33 6 12 34 56 78`, without the numbering plans of all countries, which are 30 kB. Numbers of other
 * countries than those above are in groups of three; what is not E.164 is as it was typed.
 */
export function readablePhone(value: string): string {
  const [number = '', ...extension] = value.split(/(?= ext\. \d+$)/);
  const [, code, national] = E164.exec(number.replace(FRENCH, '+33$1')) ?? [];
  if (!code || !national) return value;
  const sizes = GROUPS.find(([begin]) => begin.test(code + national))?.[1];
  const isUsual = sizes && sizes.reduce((sum, size) => sum + size, 0) === national.length;
  const groups = isUsual ? cut(national, sizes) : (national.match(THREES) ?? [national]);
  return [`+${code}`, ...groups].join(' ') + extension.join('');
}

function cut(text: string, [size, ...sizes]: readonly number[]): string[] {
  return size === undefined ? [] : [text.slice(0, size), ...cut(text.slice(size), sizes)];
}
