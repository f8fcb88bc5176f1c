import { CURRENCIES, type Language } from '@handover/shared/contract';

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** An amount with the code of its currency, which no reader takes for another's: EUR 3,800,000 or 3 800 000 EUR. */
export function formatAmount(amount: number, currencyId: number, language: Language): string {
  const code = CURRENCIES.find(({ id }) => id === currencyId)?.name ?? '';
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toLocaleString(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return language === 'fr' ? `${number}\u00a0${code}` : `${code}\u00a0${number}`;
}

/** 9 September 2026, 9 septembre 2026; days are those of UTC. */
export const formatDay = (time: Date | string, language: Language): string =>
  new Date(time)
    .toLocaleDateString(LOCALES[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replace(/^1 /, language === 'fr' ? '1er ' : '1 ');
