/** A currency that is pasted with an amount. */
const CURRENCY = /[€$£₣]|\b(?:EUR|USD|GBP|CHF)\b/giu;

/**
 * Parses a number as people type or paste it. A currency is ignored; spaces and apostrophes separate thousands. Of comma and point
 * the last one is the decimal separator, unless it occurs more than once, or is a thousands separator in English. Negative also
 * in parentheses, as in accounts. `undefined` for what is no number.
 */
export const parseNumber = (text: string, language: string): number | undefined => {
  const bare = text
    .replace(CURRENCY, '')
    .replace(/[\s'’]/gu, '')
    .replace(/^\((.+)\)$/u, '-$1');
  if (!/^[-−]?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  let decimal = comma > point ? ',' : '.';
  if (comma >= 0 && point < 0) {
    const thousands = /^[-−]?\d{1,3}(,\d{3})+$/.test(bare);
    if (thousands && (language !== 'fr' || bare.indexOf(',') !== comma)) decimal = '.';
  }
  if (point >= 0 && comma < 0 && bare.indexOf('.') !== point) decimal = ',';
  const other = decimal === ',' ? '.' : ',';
  const plain = bare.replaceAll(other, '').replace(decimal, '.').replace('−', '-');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
};
