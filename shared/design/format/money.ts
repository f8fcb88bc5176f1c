import { type Language, WRITING } from '../../contract/languages.ts';
import { currencyOf } from './currencies.ts';
import { numberFormat } from './number-format.ts';

export type Amount = number | string | null | undefined;
export type CurrencyId = number | string | null | undefined;

const NO_BREAK = '\u00a0';

/** Amounts are decimal texts on the wire. `undefined` for what is missing or no number. */
export const toNumber = (amount: Amount): number | undefined => {
  if (amount === null || amount === undefined || amount === '') return undefined;
  const value = Number(amount);
  return Number.isFinite(value) ? value : undefined;
};

/** An amount with a real minus sign, for display: `Intl` writes a hyphen. Fields keep the hyphen. */
export const withMinus = (amount: string): string => amount.replaceAll('-', '\u2212');

const withSymbol = (value: number, digits: string, currency: CurrencyId, language: Language) => {
  const { symbol } = currencyOf(currency);
  // An amount that is rounded to zero has no sign.
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  return WRITING[language].currencyFirst ? sign + symbol + digits : sign + digits + NO_BREAK + symbol;
};

/** 1,234.5 or 1 234,5; at most `digits` decimals, and at least `minDigits`. Missing numbers are ''. */
export const formatNumber = (amount: Amount, language: Language, digits = 2, minDigits = 0): string => {
  const value = toNumber(amount);
  if (value === undefined) return '';
  return numberFormat(language, { minimumFractionDigits: minDigits, maximumFractionDigits: digits }).format(
    value,
  );
};

/** $1,234.50 or 1 234,50 €; whole amounts without .00 unless `cents` is set. Missing amounts are ''. */
export const formatMoney = (
  amount: Amount,
  currency: CurrencyId,
  language: Language,
  cents = false,
): string => {
  const value = toNumber(amount);
  if (value === undefined) return '';
  const whole = !cents && Math.round(value * 100) % 100 === 0;
  const fraction = whole ? 0 : 2;
  const digits = formatNumber(Math.abs(value), language, fraction, fraction);
  return withSymbol(value, digits, currency, language);
};

/** The largest first; `index` into the short names of the language. */
const SCALES = [
  { from: 1e9, index: 2 },
  { from: 1e6, index: 1 },
  { from: 1e3, index: 0 },
] as const;

/** The digits and the unit of a short amount; undefined below a thousand, where there is no unit. */
const shorten = (value: number, language: Language) => {
  const size = Math.abs(value);
  // 999,960 shows as 1M, not as 1,000k: the scale is chosen after rounding to what is shown.
  const scale = SCALES.find(({ from }) => size >= from * 0.9995);
  if (!scale) return undefined;
  const scaled = size / scale.from;
  const digits = formatNumber(scaled, language, scaled >= 100 ? 0 : scaled >= 10 ? 1 : 2);
  return { sign: value < 0 ? '-' : '', digits, unit: WRITING[language].scales[scale.index] };
};

/** 4.8M, or 4,8 M: an amount in any currency. */
export const formatCompactNumber = (amount: Amount, language: Language): string => {
  const value = toNumber(amount);
  if (value === undefined) return '';
  const short = shorten(value, language);
  if (!short) return formatNumber(value, language, 0);
  return short.sign + short.digits + WRITING[language].unitSpace + short.unit;
};

/** €4.8M, or 4,8 M€ with narrow no-break spaces: for cards, charts, lists. */
export const formatCompactMoney = (amount: Amount, currency: CurrencyId, language: Language): string => {
  const value = toNumber(amount);
  if (value === undefined) return '';
  const short = shorten(value, language);
  if (!short) return formatMoney(Math.round(value), currency, language);
  const { symbol } = currencyOf(currency);
  const { currencyFirst, unitSpace } = WRITING[language];
  const [before, after] = currencyFirst ? [symbol, ''] : ['', symbol];
  return short.sign + before + short.digits + unitSpace + short.unit + after;
};

/** A range in short amounts: €2M – €5M, over €5M, under €2M. '' where neither end is known. */
export const formatBand = (min: Amount, max: Amount, currency: CurrencyId, language: Language): string => {
  const low = formatCompactMoney(min, currency, language);
  const high = formatCompactMoney(max, currency, language);
  if (low && high) return low === high ? low : `${low} – ${high}`;
  if (low) return `${WRITING[language].over} ${low}`;
  if (high) return `${WRITING[language].under} ${high}`;
  return '';
};

/** Price as a multiple of a year's EBITDA: 5.2×. '' without a positive EBITDA. */
export const formatMultiple = (price: Amount, ebitda: Amount, language: Language): string => {
  const numerator = toNumber(price);
  const denominator = toNumber(ebitda);
  if (numerator === undefined || denominator === undefined || denominator <= 0) return '';
  const digits = formatNumber(numerator / denominator, language, 1, 1);
  return `${digits}${WRITING[language].unitSpace}×`;
};
