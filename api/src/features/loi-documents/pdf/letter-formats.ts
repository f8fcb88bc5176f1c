import { CURRENCIES, type Language, WRITING } from '@handover/shared/contract';

/** An amount with the code of its currency, which no reader takes for another's: EUR 3,800,000 or 3 800 000 EUR. */
export function formatAmount(amount: number, currencyId: number, language: Language): string {
  const code = CURRENCIES.find(({ id }) => id === currencyId)?.name ?? '';
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toLocaleString(WRITING[language].locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return WRITING[language].currencyFirst ? `${code}\u00a0${number}` : `${number}\u00a0${code}`;
}
