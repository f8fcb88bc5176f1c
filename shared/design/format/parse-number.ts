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

const UNITS: readonly [unit: RegExp, scale: number][] = [
  [/^(?:k|thousand|mille|milliers?)$/iu, 1e3],
  [/^(?:m|mn|mio|millions?)$/iu, 1e6],
  [/^(?:md|mds|mrd|bn|b|billions?|milliards?)$/iu, 1e9],
];
/** What is left of an amount without its currency: sign or parenthesis, digits, unit, and what closes it. */
const WITH_UNIT = /^([^\p{L}]*\d)\s*([\p{L}]+)\s*(\)?)$/u;
/** `M€`, `kEUR`, `KCHF`, `millions d’euros`: the currency that follows a unit. */
const CURRENCY_AFTER_UNIT = /(?<=\p{L})\s*(?:[€$£₣]|EUR|USD|GBP|CHF|\s(?:d['’]\s?)?euros?)\s*(?=\)?$)/iu;
/** Amounts have two decimals at most: one separator before three digits is that of thousands. */
const ONE_THOUSAND = /^([^\d.,]*\d{1,3})[.,](\d{3}[^\d.,]*)$/u;

/**
 * An amount as people type or paste it, with or without a currency and a unit: 800k, 1.5M, 3,6 M€, 2 Md, 1 200 000. Rounded to cents
 * where it has a unit. `undefined` for what is no amount, such as 1e9.
 */
export const parseAmount = (text: string, language: string): number | undefined => {
  const bare = text.trim().replace(CURRENCY_AFTER_UNIT, '').replace(CURRENCY, '').trim();
  const [, digits = '', unit = '', closing = ''] = WITH_UNIT.exec(bare) ?? [];
  if (unit === '') return parseNumber(bare.replace(ONE_THOUSAND, '$1$2'), language);
  const scale = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
  // Before a unit a comma separates decimals, in both languages.
  const value = scale && parseNumber(digits + closing, 'fr');
  return value ? Math.round(value * scale * 100) / 100 : value;
};
