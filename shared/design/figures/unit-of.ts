import { type Language, WRITING } from '../../contract/languages.ts';
import { currencyOf, formatNumber, withMinus } from '../format/index.ts';
import type { FiguresCurrency } from './rows.ts';

const UNITS = [
  { size: 1e9, index: 2, digits: 2 },
  { size: 1e6, index: 1, digits: 2 },
  { size: 1e3, index: 0, digits: 0 },
  { size: 1, index: undefined, digits: 0 },
] as const;
const SMALLEST = UNITS[3];

/**
 * One unit and one precision for all amounts of a series: 4.20, 4.65 and 5.10 in €M. It is the largest unit in which each amount has two
 * significant digits.
 */
export const unitOf = (amounts: readonly number[], currency: FiguresCurrency, language: Language) => {
  const sizes = amounts.map(Math.abs).filter((size) => size > 0);
  const [largest, least] = [Math.max(0, ...sizes), Math.min(...sizes)];
  const unit = UNITS.find(({ size }) => largest >= size && least >= size / 10) ?? SMALLEST;
  const { symbol } = currencyOf(currency);
  const { currencyFirst, scales } = WRITING[language];
  const name = unit.index === undefined ? '' : scales[unit.index];
  const digits = largest >= unit.size * 10 ? Math.min(unit.digits, 1) : unit.digits;
  return {
    name: currencyFirst ? symbol + name : name + symbol,
    format: (amount: number) => withMinus(formatNumber(amount / unit.size, language, digits, digits)),
  };
};
