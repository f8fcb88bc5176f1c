/** Formats of dates, money and numbers in both languages: pure functions, and a hook for the language of the page. */
export { marketPlace } from '../../contract/days/market-place.ts';
export { WRITING } from '../../contract/languages.ts';
export {
  currentTime,
  marketDay,
  marketToday,
  readerDay,
  readerDaysTo,
  readerZone,
} from '../../kernel/clock/index.ts';
export { formatAddress } from './address.ts';
export { sameList } from './completeness.ts';
export { currencyOf } from './currencies.ts';
export { loadDateNames } from './date-names.ts';
export { dateToYear, yearToDate } from './dates.ts';
export { type Amount, formatNumber, toNumber, withMinus } from './money.ts';
export { numberFormat } from './number-format.ts';
export { useFormat } from './use-format.ts';
