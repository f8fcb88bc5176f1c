/** Dates, money and lists as people read them, in both languages: pure functions, and one hook that knows the language. */
export { formatAddress } from './address.ts';
export { sameList } from './completeness.ts';
export { currencyOf } from './currencies.ts';
export { dateToYear, formatDate, yearOptions, yearToDate } from './dates.ts';
export { loadFrenchDates } from './french-dates.ts';
export { type Amount, formatCompactMoney, formatNumber, toNumber } from './money.ts';
export { useFormat } from './use-format.ts';
