import { useEffect, useMemo, useReducer } from 'react';
import { useTimeZone } from '../../kernel/clock/index.ts';
import { useLanguage } from '../../kernel/i18n/index.ts';
import { loadDateNames } from './date-names.ts';
import { type DateFormat, formatDate } from './dates.ts';
import { formatFileSize } from './file-size.ts';
import {
  type Amount,
  type CurrencyId,
  formatBand,
  formatCompactMoney,
  formatCompactNumber,
  formatMoney,
  formatMultiple,
  formatNumber,
  withMinus,
} from './money.ts';
import { formatPercent } from './percent.ts';
import { formatRelative } from './relative-time.ts';

type Time = string | Date | null | undefined;

/** All formats in the language of the page. Missing values give ''. */
export const useFormat = () => {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const [loaded, onLoaded] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    loadDateNames(language)?.then(onLoaded, () => undefined);
  }, [language]);
  return useMemo(
    () => ({
      language,
      /** Changes once the names of months are loaded. */
      revision: loaded,
      money: (amount: Amount, currency?: CurrencyId, cents?: boolean) =>
        withMinus(formatMoney(amount, currency ?? 1, language, cents)),
      compactMoney: (amount: Amount, currency?: CurrencyId) =>
        withMinus(formatCompactMoney(amount, currency ?? 1, language)),
      compactNumber: (amount: Amount) => withMinus(formatCompactNumber(amount, language)),
      band: (min: Amount, max: Amount, currency?: CurrencyId) =>
        withMinus(formatBand(min, max, currency ?? 1, language)),
      multiple: (price: Amount, ebitda: Amount) => formatMultiple(price, ebitda, language),
      percent: (ratio: number | undefined, options?: { signed?: boolean }) =>
        withMinus(formatPercent(ratio, language, options)),
      number: (amount: Amount, digits?: number) => withMinus(formatNumber(amount, language, digits)),
      date: (iso: Time, format: DateFormat = 'day') => formatDate(iso, format, language, timeZone),
      relative: (iso: Time) => formatRelative(iso, language, undefined, timeZone),
      fileSize: (bytes: number) => formatFileSize(bytes, language),
    }),
    [language, loaded, timeZone],
  );
};
