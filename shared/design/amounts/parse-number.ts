import { toLanguage, WRITING } from '../../contract/languages.ts';

/** A currency that is pasted with an amount. */
const CURRENCY = /(?:\bUS)?\$|[€£₣]|(?<!\p{L})(?:EUR|USD|GBP|CHF|euros?)(?!\p{L})/giu;
/** `12 500.–`: no cents. */
const NO_CENTS = /[.,]\s?[-–—]{1,2}$/u;
/** `4 200 4 500` are two numbers: three digits follow a blank or an apostrophe between digits. */
const NO_THOUSANDS = /\d[\s'’]+(?!\d{3}(?!\d))\d/u;
/** `1,234,567`, `1.234.567`; not `1..2`. */
const THOUSANDS = /^[-+]?\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Parses a number as people type or paste it. A currency is ignored; spaces and apostrophes separate thousands. Of comma and point
 * the last one is the decimal separator, unless it occurs more than once, or is a thousands separator in English. Negative also
 * in parentheses, as in accounts, and with the sign behind, as programs for accounts export it. `undefined` for what is no number.
 */
export const parseNumber = (text: string, language: string): number | undefined =>
  parse(text, WRITING[toLanguage(language) ?? 'en'].decimalComma);

const parse = (text: string, decimalComma: boolean): number | undefined => {
  const spaced = text
    .replace(/\p{Cf}/gu, '')
    .replace(CURRENCY, '')
    .trim()
    .replace(NO_CENTS, '');
  if (NO_THOUSANDS.test(spaced)) return undefined;
  const bare = spaced
    .replace(/[\s'’]/gu, '')
    .replace(/[−–]/gu, '-')
    .replace(/^\((.+)\)$|^(.+)-$/u, '-$1$2');
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  let decimal = comma > point ? ',' : '.';
  if (comma >= 0 && point < 0) {
    if (THOUSANDS.test(bare) && (!decimalComma || bare.indexOf(',') !== comma)) decimal = '.';
  }
  if (point >= 0 && comma < 0 && bare.indexOf('.') !== point) decimal = ',';
  const other = decimal === ',' ? '.' : ',';
  const [whole = ''] = bare.split(decimal);
  if (bare.includes(other) && !THOUSANDS.test(whole)) return undefined;
  const plain = bare.replaceAll(other, '').replace(decimal, '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
};

const UNITS: readonly [unit: RegExp, scale: number][] = [
  [/^(?:k|thousand|mille|milliers?)$/iu, 1e3],
  [/^(?:m|mn|mio|millions?)$/iu, 1e6],
  [/^(?:md|mds|mrd|bn|b|billions?|milliards?)$/iu, 1e9],
];
/** An amount without its currency: sign or parenthesis, digits, unit, and the closing parenthesis. */
const WITH_UNIT = /^([^\p{L}]*\d)\s*([\p{L}]+)\.?\s*(\)?)$/u;
/** `M€`, `kEUR`, `KCHF`, `millions d’euros`: the currency that follows a unit. */
const CURRENCY_AFTER_UNIT = /(?<=\p{L}\.?)\s*(?:[€$£₣]|EUR|USD|GBP|CHF|(?:d['’]\s?)?euros?)\s*(?=\)?$)/iu;
/** Amounts have two decimals at most: one separator before three digits is that of thousands. */
const ONE_THOUSAND = /^([^\d.,]*\d{1,3})[.,](\d{3}[^\d.,]*)$/u;

/** The amount without its currency, and the digits of one with a unit, whose scale is undefined for what is no unit. */
function partsOf(text: string) {
  const plain = text.replace(/\p{Cf}/gu, '').trim();
  const bare = plain.replace(CURRENCY_AFTER_UNIT, '').replace(CURRENCY, '').trim();
  const [, digits = '', unit = '', closing = ''] = WITH_UNIT.exec(bare) ?? [];
  const scale = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
  return { bare, digits: digits + closing, unit, scale };
}

/** Whether an amount includes a unit: 800k, 3,6 M€. */
export const hasUnit = (text: string): boolean => partsOf(text).scale !== undefined;

/**
 * An amount as people type or paste it, with or without a currency and a unit: 800k, 1.5M, 3,6 M€, 2 Md, 1 200 000. Rounded to cents
 * where it has a unit. `undefined` for what is no amount, such as 1e9.
 */
export const parseAmount = (text: string, language: string): number | undefined => {
  const { bare, digits, unit, scale } = partsOf(text);
  if (unit === '') return parseNumber(bare.replace(ONE_THOUSAND, '$1$2'), language);
  // A comma before a unit separates decimals, in both languages.
  const value = scale && parse(digits, true);
  return value ? Math.round(value * scale * 100) / 100 : value;
};
