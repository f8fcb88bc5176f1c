/** Dates, money and lists as people read them, in both languages: pure functions, and one hook that knows the language. */
export { isComplete, sameList } from './completeness.ts';
export { currencyOf } from './currencies.ts';
export { DATE_FORMATS, type DateFormat, dateToYear, formatDate, yearOptions, yearToDate } from './dates.ts';
export { formatFileSize } from './file-size.ts';
export { loadFrenchDates } from './french-dates.ts';
export {
  type Amount,
  type CurrencyId,
  formatBand,
  formatCompactMoney,
  formatMoney,
  formatMultiple,
  formatNumber,
  toNumber,
} from './money.ts';
export { formatRelative } from './relative-time.ts';
export { useFormat } from './use-format.ts';
